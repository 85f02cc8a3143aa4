/** Draws inputs that match a description. */
package harness.describe.draw;
