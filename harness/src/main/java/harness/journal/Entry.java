package harness.journal;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import harness.report.CampaignSpec;
import harness.tally.Counts;
import harness.tally.Reproduction;

/** One record of a journal. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "entry")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Entry.Opened.class, name = "opened"),
  @JsonSubTypes.Type(value = Entry.Found.class, name = "found"),
  @JsonSubTypes.Type(value = Entry.Done.class, name = "done")
})
public sealed interface Entry {

  /** The first record: what was asked, and how to show its findings again. */
  record Opened(CampaignSpec asked, Reproduction reproduction) implements Entry {}

  /** A finding, at the moment it is found; counted only with the range that it belongs to. */
  record Found(Counts.Listed finding) implements Entry {}

  /**
   * A range of cases that is done.
   *
   * @param from index of its first case
   * @param to index behind its last case
   * @param elapsedNanos how long it took
   */
  record Done(long from, long to, long elapsedNanos, Counts counts) implements Entry {}
}
