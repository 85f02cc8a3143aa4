/** This machine: its tools, their output, the search path, the cache, and trees of files. */
package harness.machine;
