/**
 * The judge's side of the knights puzzle (SCOI2005, Luogu P2324): its strict format, its rules, its
 * exact oracle, and all boards by exact distance for the generators. It shares no code with the
 * solvers.
 */
package harness.reference.knights;
