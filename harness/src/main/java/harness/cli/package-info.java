/** The command line: options in, exit code out. Errors for people are one line. */
package harness.cli;
