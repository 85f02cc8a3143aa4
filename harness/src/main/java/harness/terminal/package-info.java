/**
 * What a person or a script at the other end sees: exit codes, errors of one line, progress,
 * interruption, and the files that a command reads and writes.
 */
package harness.terminal;
