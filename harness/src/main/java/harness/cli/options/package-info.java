/** The options of the command line: their converters, and the names that they are given. */
package harness.cli.options;
