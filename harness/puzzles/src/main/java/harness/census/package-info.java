/** Tables of exact distances in files, with a checksum. */
package harness.census;
