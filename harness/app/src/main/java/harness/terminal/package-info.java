/**
 * The interface to the user or a calling script: exit codes, one-line errors, progress,
 * interruption, and the files that a command reads and writes.
 */
package harness.terminal;
