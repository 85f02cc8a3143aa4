package harness.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time of threads, in nanoseconds. */
public final class CpuClock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuClock() {}

  /** CPU time used by the current thread. */
  public static long currentThreadNanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** CPU time used by a live thread, or -1 if it is gone. */
  public static long ofThreadNanos(Thread thread) {
    return THREADS.getThreadCpuTime(thread.getId());
  }
}
