/** Generates the parts of the distribution other than libraries. */
package harness.dist;
