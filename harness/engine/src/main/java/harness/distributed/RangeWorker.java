package harness.distributed;

import harness.campaign.Campaign;
import harness.campaign.Engine;
import harness.campaign.IndexRange;
import harness.compiled.Programs;
import harness.submission.ProgramSource;
import harness.tally.Counts;
import harness.tally.Tally;
import harness.tally.Unbuilt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Runs ranges of a campaign that was started on another machine. Several threads may run ranges at
 * the same time; interrupting a thread ends its range.
 *
 * @param jury the programs that the problem is made of; empty for a puzzle
 * @param closing run when the worker is closed
 */
public record RangeWorker(
    Campaign campaign, Programs programs, List<ProgramSource> jury, Runnable closing)
    implements AutoCloseable {

  /** Opens workers; found through {@link ServiceLoader}. */
  public interface Factory {
    /**
     * Finds and compiles the programs of the campaign among the unpacked files.
     *
     * @throws RemoteFailure if something that the campaign needs is missing on this machine
     */
    RangeWorker open(RemoteJob job, Path bundle) throws IOException;
  }

  public RangeWorker {
    jury = List.copyOf(jury);
  }

  /** Opens a worker for a job whose files are unpacked in the folder. */
  public static RangeWorker open(RemoteJob job, Path bundle) throws IOException {
    return ServiceLoader.load(Factory.class).findFirst().orElseThrow().open(job, bundle);
  }

  /** This worker; throws a {@link RemoteFailure} if its programs are not those of the job. */
  public RangeWorker checked(RemoteJob job) {
    for (Unbuilt each : programs.unbuilt()) {
      throw refusal(each.name() + " cannot be compiled here: " + each.firstLines());
    }
    for (ProgramSource each : programs.sources()) {
      if (!each.contentHash().equals(job.contents().get(each.name()))) {
        throw refusal(each.name() + " is a different program here");
      }
    }
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

  /** Runs a range; throws a {@link RemoteFailure} if it was not run to its end. */
  public Counts run(IndexRange span) {
    Campaign part = campaign.part(span.from(), span.to()).withEndsOnFailures(false);
    Tally tally = new Tally(part, List.of());
    new Engine(part, tally).run();
    Counts counts = tally.counts();
    if (counts.done() != span.size()) {
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
