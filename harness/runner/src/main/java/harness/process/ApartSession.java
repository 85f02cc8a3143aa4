package harness.process;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A session with two sandboxes: quick runs share one, plain runs the other. A plain run confirms
 * what a quick one has shown, so it must find nothing that a quick run may have left: no file, no
 * attribute, no count of processes or objects, no pipe.
 */
final class ApartSession implements ProgramSession {

  private final Supplier<RunnerSession> opener;
  private final RunnerSession quick;
  private @Nullable RunnerSession plain; // since the first plain run
  private boolean closed;

  /**
   * Opens the sandbox of the quick runs.
   *
   * @param opener opens a sandbox for the program
   */
  ApartSession(Supplier<RunnerSession> opener) {
    this.opener = opener;
    this.quick = opener.get();
  }

  @Override
  public ProgramRun start(RunRequest request) {
    if (request.quick()) {
      return quick.start(request);
    }
    quick.makeWayFor(request);
    return plain().start(request);
  }

  private synchronized RunnerSession plain() {
    if (plain == null && !closed) {
      plain = opener.get();
    }
    return plain == null ? quick : plain; // a closed session says so
  }

  @Override
  public void expect(List<RunRequest> requests) {
    quick.expect(requests);
  }

  @Override
  public @Nullable RunRequest expectedNext() {
    return quick.expectedNext();
  }

  @Override
  public void close() {
    quick.close();
    RunnerSession other;
    synchronized (this) {
      closed = true;
      other = plain;
    }
    if (other != null) {
      other.close();
    }
  }
}
