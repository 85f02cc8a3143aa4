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

/** Runs ranges of a campaign that was started on another machine. */
public final class StressWorker implements RangeWorker {

  private final Campaign campaign;
  private final Programs programs;
  private final List<ProgramSource> jury;
  private final Runnable closing;

  /**
   * Creates a worker.
   *
   * @param jury the programs that the problem is made of; empty for a puzzle
   * @param closing run when the worker is closed
   */
  public StressWorker(
      Campaign campaign, Programs programs, List<ProgramSource> jury, Runnable closing) {
    this.campaign = campaign;
    this.programs = programs;
    this.jury = List.copyOf(jury);
    this.closing = closing;
  }

  /**
   * Returns this worker after checking that its programs are those of the job.
   *
   * @throws RemoteFailure if they are not
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
                throw refusal(each.name() + " is a different program here");
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
        throw refusal(jury.get(i).name() + " of the problem is a different program here");
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
