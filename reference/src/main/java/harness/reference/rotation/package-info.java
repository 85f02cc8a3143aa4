/**
 * The rotation game (UVa 1343, POJ 2286, AcWing 181): rules, strict format, and exact answers from
 * one table over the patterns of a single number. Cells 0 to 23 are numbered in reading order:
 *
 * <pre>
 *         A     B
 *         0     1
 *         2     3
 * H 4  5  6  7  8  9  10 C
 *         11    12
 * G 13 14 15 16 17 18 19 D
 *         20    21
 *         22    23
 *         F     E
 * </pre>
 *
 * <p>A <em>mask</em> is a set of cells, bit i for cell i. The mask of one number on a board has
 * eight bits and is called its <em>pattern</em>. A <em>board</em> is a long, see {@link
 * harness.reference.rotation.Boards}.
 */
package harness.reference.rotation;
