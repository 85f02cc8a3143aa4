import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Honest: two hundred threads, the common pool, a process. It answers nothing. */
final class HonestThreads {

  public static void main(String[] arguments) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(200);
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int n = 0; n < 200; n++) {
      int number = n;
      tasks.add(() -> number);
    }
    int sum = 0;
    for (Future<Integer> result : pool.invokeAll(tasks)) {
      sum += result.get();
    }
    pool.shutdown();
    expect(sum == 19900, "threads");
    expect(IntStream.range(0, 1000).parallel().sum() == 499500, "the common pool");
    expect(new ProcessBuilder("/bin/true").start().waitFor() == 0, "a process");
  }

  private static void expect(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException(what);
    }
  }
}
