package harness.campaign;

import harness.problem.JudgeFailure;
import java.util.HashSet;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Lets one worker measure alone while the others pause between two cases. Each worker is a {@link
 * Member}: inside while it works, outside while it waits. If several want to measure alone, the one
 * with the earliest case goes first, since results are passed on in the order of the cases.
 */
final class ExclusiveMeasurement {

  /** Whether anyone measures alone or wants to. */
  private volatile boolean requested;

  private final NavigableSet<Long> waiting = new TreeSet<>();

  /** The worker that measures alone; null if none does. */
  private Member measuring;

  private final Set<Member> inside = new HashSet<>();

  /** One worker. Used by its own thread, except {@link #expel()}. */
  final class Member {
    private Long wanted;
    private boolean wasInside;
    private boolean expelled;

    /** Begins work as soon as nobody measures alone. */
    void enter() {
      synchronized (ExclusiveMeasurement.this) {
        await(() -> !requested);
        moveIn();
      }
    }

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

    /** Runs a measurement with no other worker inside; the index is that of its first case. */
    <T> T alone(long index, Supplier<T> measurement) {
      begin(index);
      try {
        return measurement.get();
      } finally {
        end();
      }
    }

    /**
     * Runs programs of the jury. If they fail, maybe because other programs left no threads or
     * memory of the machine, runs them again with no other worker inside.
     */
    <T> T trusted(long index, Supplier<T> work) {
      try {
        return work.get();
      } catch (JudgeFailure failure) {
        if (!failure.isStarved()) {
          throw failure;
        }
        return alone(index, work);
      }
    }

    /** Removes a worker whose thread hangs. */
    void expel() {
      synchronized (ExclusiveMeasurement.this) {
        moveOut();
        stopMeasuring();
        expelled = true;
      }
    }

    private void begin(long index) {
      synchronized (ExclusiveMeasurement.this) {
        if (expelled) {
          return;
        }
        wasInside = inside.contains(this);
        moveOut();
        wanted = index;
        waiting.add(index);
        requested = true;
        await(() -> measuring == null && inside.isEmpty() && waiting.first() == index);
        measuring = this;
      }
    }

    private void end() {
      synchronized (ExclusiveMeasurement.this) {
        stopMeasuring();
        if (wasInside) {
          await(() -> !requested);
          moveIn();
        }
      }
    }

    private void stopMeasuring() {
      if (wanted != null) {
        waiting.remove(wanted);
        wanted = null;
        measuring = measuring == this ? null : measuring;
        requested = !waiting.isEmpty();
        ExclusiveMeasurement.this.notifyAll();
      }
    }

    private void moveIn() {
      if (!expelled) {
        inside.add(this);
      }
    }

    private void moveOut() {
      if (inside.remove(this)) {
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
