/** Reads problems of UOJ. */
package harness.formats.uoj;
