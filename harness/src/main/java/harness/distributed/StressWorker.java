package harness.distributed;

import harness.campaign.Campaign;
import harness.campaign.Engine;
import harness.campaign.IndexRange;
import harness.submission.ProgramSource;
import harness.submission.Programs;
import harness.tally.Counts;
import harness.tally.Tally;
import harness.tally.Unbuilt;
import java.util.List;

/** Runs ranges of one campaign for a machine elsewhere. */
public final class StressWorker implements RangeWorker {

  private final Campaign campaign;
  private final Programs programs;
  private final List<ProgramSource> jury;
  private final Runnable closing;

  /**
   * A worker.
   *
   * @param jury the programs that the problem is made of; empty for a puzzle
   * @param closing what else ends with it
   */
  public StressWorker(
      Campaign campaign, Programs programs, List<ProgramSource> jury, Runnable closing) {
    this.campaign = campaign;
    this.programs = programs;
    this.jury = List.copyOf(jury);
    this.closing = closing;
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
    checkJury(job.problem() == null ? List.of() : job.problem().contents());
    return this;
  }

  private void checkJury(List<String> contents) {
    if (jury.size() != contents.size()) {
      throw refusal(
          "the problem has " + jury.size() + " programs here instead of " + contents.size());
    }
    for (int i = 0; i < contents.size(); i++) {
      if (!jury.get(i).contentHash().equals(contents.get(i))) {
        throw refusal(jury.get(i).name() + " of the problem is another program here");
      }
    }
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
    closing.run();
  }
}
