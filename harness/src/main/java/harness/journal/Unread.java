package harness.journal;

/**
 * What of a journal could not be read.
 *
 * @param records damaged ones before the last whole one
 * @param tailBytes after that: a record that is torn, or being written
 */
record Unread(long records, long tailBytes) {

  /** How many records, for a person. */
  String recordsInWords() {
    return records + (records == 1 ? " unreadable record" : " unreadable records");
  }
}
