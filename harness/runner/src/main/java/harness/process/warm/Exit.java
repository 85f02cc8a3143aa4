package harness.process.warm;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Receives the program's calls of {@link System#exit}. The first call decides how the run ends.
 * What threads print while they unwind is dropped.
 */
public final class Exit extends Error {

  private static final long serialVersionUID = 1;
  private static final AtomicReference<Integer> CODE = new AtomicReference<>();

  private Exit() {
    super(null, null, false, false);
  }

  /** Ends the run. */
  @SuppressWarnings("unused") // called by the program
  public static void exit(int code) {
    synchronized (CODE) {
      if (CODE.get() == null) {
        Channel.releaseStreams(); // first: as soon as the code is known, threads are interrupted
        CODE.set(code);
      }
    }
    throw new Exit();
  }

  /** The exit code that the program requested, if it did. */
  static @Nullable Integer code() {
    return CODE.get();
  }

  static void reset() {
    CODE.set(null);
  }
}
