/** Tells what an input is, such as a tree or a grid, as data that can be drawn. */
package harness.describe.sketch;
