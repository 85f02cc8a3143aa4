package harness.repair;

/**
 * A change with the number by which a run chooses it.
 *
 * @param number from 1
 */
record Numbered(int number, SourceChange change) {}
