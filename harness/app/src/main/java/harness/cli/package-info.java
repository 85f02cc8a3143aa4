/** The command line: options in, exit code out. Each error is one line. */
package harness.cli;
