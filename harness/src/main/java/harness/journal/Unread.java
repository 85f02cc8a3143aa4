package harness.journal;

import harness.cases.Counted;

/**
 * The unreadable parts of a journal.
 *
 * @param records damaged records before the last complete one
 * @param tailBytes bytes after it: a record that was cut off or is being written
 */
record Unread(long records, long tailBytes) {

  /** The number of records in words. */
  String recordsInWords() {
    return Counted.of(records, "unreadable record");
  }
}
