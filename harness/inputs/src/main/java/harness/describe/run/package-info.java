/** Runs a description over an input. */
package harness.describe.run;
