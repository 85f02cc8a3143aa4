package harness.journal;

/**
 * The unreadable parts of a journal.
 *
 * @param records damaged records before the last complete one
 * @param tailBytes bytes after it: a record that was cut off or is being written
 */
record Unread(long records, long tailBytes) {

  /** The number of records in words. */
  String recordsInWords() {
    return records + (records == 1 ? " unreadable record" : " unreadable records");
  }
}
