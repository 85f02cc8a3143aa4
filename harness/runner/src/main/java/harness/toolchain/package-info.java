/** Programming languages: the table of them, how each is compiled and run, what is installed. */
@NullMarked
package harness.toolchain;

import org.jspecify.annotations.NullMarked;
