package harness.repair;

import harness.process.ProgramRun;
import harness.process.ProgramSession;
import harness.process.RunRequest;
import java.util.List;

/** Runs a changed program, in the quickest way. Used by one thread. */
public final class ChangedSession implements ProgramSession {

  private final ProgramSession session;
  private int change;

  ChangedSession(ProgramSession session) {
    this.session = session;
  }

  /** Lets the next runs have a change, by its number. */
  public void choose(int number) {
    this.change = number;
  }

  @Override
  public ProgramRun start(RunRequest request) {
    return session.start(request.withArguments(List.of(Integer.toString(change))).quickly());
  }

  @Override
  public void close() {
    session.close();
  }
}
