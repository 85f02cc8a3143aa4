/** Draws inputs that are as a description says. */
package harness.describe.draw;
