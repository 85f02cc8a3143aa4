/**
 * Finds what a user names (a source file, a folder, an executable, a command) and compiles it to a
 * program that can be run.
 */
package harness.submission;
