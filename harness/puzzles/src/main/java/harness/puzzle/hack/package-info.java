/** The puzzles' cases as a space in which slow ones are searched, and drawn while it learns. */
package harness.puzzle.hack;
