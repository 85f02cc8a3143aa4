/** Reads the problem packages of Polygon. */
package harness.formats.polygon;
