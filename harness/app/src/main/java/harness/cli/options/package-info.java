/** The options of the command line, and their converters. */
package harness.cli.options;
