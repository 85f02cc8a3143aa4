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

  /** The first record: the campaign's settings, and how to reproduce its findings. */
  record Opened(CampaignSpec asked, Reproduction reproduction) implements Entry {}

  /** A finding, written when it is found. It counts only once its range is done. */
  record Found(Counts.Listed finding) implements Entry {}

  /** A completed range of cases, up to but not including {@code to}, and its duration. */
  record Done(long from, long to, long elapsedNanos, Counts counts) implements Entry {}
}
