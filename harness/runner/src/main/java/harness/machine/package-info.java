/** This machine: its tools and their output, the search path, the cache, and file trees. */
@NullMarked
package harness.machine;

import org.jspecify.annotations.NullMarked;
