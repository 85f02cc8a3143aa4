/** Reads problems of Hydro. */
package harness.formats.hydro;
