package harness.distributed;

import harness.campaign.Campaign;
import harness.campaign.Engine;
import harness.campaign.IndexRange;
import harness.submission.Programs;
import harness.tally.Counts;
import harness.tally.Tally;
import harness.tally.Unbuilt;
import java.util.List;

/** Runs ranges of one campaign for a machine elsewhere. */
public final class StressWorker implements RangeWorker {

  private final Campaign campaign;
  private final Programs programs;

  public StressWorker(Campaign campaign, Programs programs) {
    this.campaign = campaign;
    this.programs = programs;
  }

  /**
   * This, if it runs what the job was made of.
   *
   * @throws RemoteFailure when it does not
   */
  public StressWorker checked(RemoteJob job) {
    for (Unbuilt each : programs.unbuilt()) {
      throw refusal(each.name() + " cannot be compiled here: " + each.firstLines());
    }
    programs
        .sources()
        .forEach(
            each -> {
              if (!each.contentHash().equals(job.contents().get(each.name()))) {
                throw refusal(each.name() + " is another program here");
              }
            });
    return this;
  }

  private RemoteFailure refusal(String message) {
    close();
    return new RemoteFailure(message);
  }

  @Override
  public Counts run(IndexRange span) {
    Campaign part = campaign.part(span.from(), span.to());
    Tally tally = new Tally(part, List.of());
    new Engine(part, tally).run();
    Counts counts = tally.counts();
    if (counts.done() != span.to() - span.from()) {
      throw new RemoteFailure(span + " was interrupted");
    }
    return counts;
  }

  @Override
  public void close() {
    programs.close();
  }
}
