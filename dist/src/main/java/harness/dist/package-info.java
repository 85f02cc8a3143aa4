/** Makes the distribution's files other than libraries, at build time. */
package harness.dist;
