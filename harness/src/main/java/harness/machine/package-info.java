/** This machine: its tools and their output, the search path, the cache, and file trees. */
package harness.machine;
