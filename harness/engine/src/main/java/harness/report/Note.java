package harness.report;

import java.util.Objects;

/**
 * Something to know about a run that is not a finding and does not change the exit code.
 *
 * @param text one line without markup
 */
public record Note(String text) {
  public Note {
    Objects.requireNonNull(text);
  }
}
