/**
 * Shrinks findings of the puzzles: by exact distance, by moves, and by trying every smaller case.
 */
package harness.puzzle.shrink;
