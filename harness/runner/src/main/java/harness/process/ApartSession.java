package harness.process;

import harness.machine.RunCancelled;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A session with two sandboxes: quick runs share one, plain runs the other. A plain run confirms
 * what a quick one has shown, so it must find nothing that a quick run may have left: no file, no
 * attribute, no count of processes or objects, no pipe. Each sandbox is opened when it is first
 * needed.
 */
final class ApartSession implements ProgramSession {

  private final Supplier<RunnerSession> opener;
  private volatile @Nullable RunnerSession quick; // since the first quick run
  private volatile @Nullable RunnerSession plain; // since the first plain run
  private boolean closed;

  /**
   * Opens nothing yet.
   *
   * @param opener opens a sandbox for the program
   */
  ApartSession(Supplier<RunnerSession> opener) {
    this.opener = opener;
  }

  @Override
  public ProgramRun start(RunRequest request) {
    RunnerSession forked = quick;
    if (request.quick()) {
      return (forked == null ? openQuick() : forked).start(request);
    }
    if (forked != null) {
      forked.makeWayFor(request);
    }
    RunnerSession fresh = plain;
    return (fresh == null ? openPlain() : fresh).start(request);
  }

  private synchronized RunnerSession openQuick() {
    RunnerSession opened = open();
    quick = opened;
    return opened;
  }

  private synchronized RunnerSession openPlain() {
    RunnerSession opened = open();
    plain = opened;
    return opened;
  }

  private RunnerSession open() {
    if (closed) {
      throw new RunCancelled();
    }
    return opener.get();
  }

  @Override
  public void expect(List<RunRequest> requests) {
    RunnerSession forked = quick;
    (forked == null ? openQuick() : forked).expect(requests);
  }

  @Override
  public @Nullable RunRequest expectedNext() {
    RunnerSession forked = quick;
    return forked == null ? null : forked.expectedNext();
  }

  @Override
  public void close() {
    RunnerSession forked;
    RunnerSession fresh;
    synchronized (this) {
      closed = true;
      forked = quick;
      fresh = plain;
    }
    if (forked != null) {
      forked.close();
    }
    if (fresh != null) {
      fresh.close();
    }
  }
}
