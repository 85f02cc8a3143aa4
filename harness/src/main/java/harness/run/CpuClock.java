package harness.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time of threads, in nanoseconds. */
public final class CpuClock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuClock() {}

  /** CPU time that the current thread has used. */
  public static long currentThreadNanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** CPU time that a live thread has used, or -1 when it is gone. */
  public static long ofThreadNanos(Thread thread) {
    return THREADS.getThreadCpuTime(thread.getId());
  }
}
