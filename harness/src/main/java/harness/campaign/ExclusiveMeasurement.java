package harness.campaign;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Lets one worker measure alone while the others pause between two cases. Each worker is a {@link
 * Member}: inside while it works, outside while it waits.
 */
final class ExclusiveMeasurement {

  private volatile boolean requested;
  private int inside;

  /** One worker. Used by its own thread, except {@link #expel()}. */
  final class Member {
    private boolean in;
    private boolean measuringAlone;
    private boolean expelled;

    /** Begins work as soon as nobody measures alone. */
    void enter() {
      synchronized (ExclusiveMeasurement.this) {
        await(() -> !requested);
        moveIn();
      }
    }

    /** Ends work. */
    void leave() {
      synchronized (ExclusiveMeasurement.this) {
        moveOut();
      }
    }

    /** Pauses, between two cases, while another worker measures alone. */
    void pauseIfRequested() {
      if (requested) {
        leave();
        enter();
      }
    }

    /** Runs a measurement while no other worker is inside. */
    <T> T alone(Supplier<T> measurement) {
      begin();
      try {
        return measurement.get();
      } finally {
        end();
      }
    }

    /** Removes a worker whose thread hangs. */
    void expel() {
      synchronized (ExclusiveMeasurement.this) {
        moveOut();
        endQuiet();
        expelled = true;
      }
    }

    private void begin() {
      synchronized (ExclusiveMeasurement.this) {
        moveOut();
        await(() -> !requested);
        requested = true;
        measuringAlone = true;
        await(() -> inside == 0);
      }
    }

    private void end() {
      synchronized (ExclusiveMeasurement.this) {
        endQuiet();
        await(() -> !requested);
        moveIn();
      }
    }

    private void endQuiet() {
      if (measuringAlone) {
        measuringAlone = false;
        requested = false;
        ExclusiveMeasurement.this.notifyAll();
      }
    }

    private void moveIn() {
      if (!in && !expelled) {
        in = true;
        inside++;
      }
    }

    private void moveOut() {
      if (in) {
        in = false;
        inside--;
        ExclusiveMeasurement.this.notifyAll();
      }
    }
  }

  /** Waits until a condition holds. The caller holds this monitor. */
  private void await(BooleanSupplier condition) {
    try {
      while (!condition.getAsBoolean()) {
        wait();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("workers are never interrupted", e);
    }
  }
}
