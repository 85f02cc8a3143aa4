/**
 * What a user names (a source file, a folder, an executable, a command), looked up, and compiled to
 * a program that can be run.
 */
package harness.submission;
