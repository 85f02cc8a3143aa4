/** Runs descriptions beside an input. */
package harness.describe.run;
