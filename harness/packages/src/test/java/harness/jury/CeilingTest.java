package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** One thread at a time finds out whether a reference can take a much larger input. */
final class CeilingTest {

  private static String input(int bytes) {
    return "x".repeat(bytes);
  }

  @Test
  void whileOneThreadProbesTheOthersSkipLargeInputsOnly() throws Exception {
    Ceiling ceiling = new Ceiling();
    CountDownLatch began = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<String> probe =
        CompletableFuture.supplyAsync(
            () ->
                ceiling.tried(
                    input(100),
                    () -> {
                      began.countDown();
                      awaitQuietly(end);
                      return "done";
                    }));
    began.await();
    assertNull(ceiling.tried(input(50), () -> "run"));
    assertEquals("run", ceiling.tried(input(20), () -> "run"));
    end.countDown();
    assertEquals("done", probe.get());
    assertEquals("run", ceiling.tried(input(50), () -> "run"));
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatAReferenceFinishedIsNoLongerAProbe() {
    Ceiling ceiling = new Ceiling();
    assertTrue(ceiling.isProbe(input(150)));
    ceiling.finished(input(100));
    assertFalse(ceiling.isProbe(input(150)));
    assertTrue(ceiling.isProbe(input(250)));
  }
}
