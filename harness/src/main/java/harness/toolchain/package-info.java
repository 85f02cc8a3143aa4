/** Programming languages: which there are, how each is compiled and run, and what is installed. */
package harness.toolchain;
