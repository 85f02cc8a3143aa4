/** Programming languages: the table of them, how each is compiled and run, what is installed. */
package harness.toolchain;
