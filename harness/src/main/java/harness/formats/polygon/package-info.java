/** Polygon's problems. */
package harness.formats.polygon;
