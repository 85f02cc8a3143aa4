package harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CpuStopwatchTest {

  private static final long LIMIT = 1_000_000_000;
  private static final long READING = 300;

  private long cpu = 7_000_000;
  private long wall = 90_000_000;
  private int readings;

  /** Reading the clock takes time itself. */
  private long readCpu() {
    readings++;
    compute(READING);
    return cpu;
  }

  private void compute(long nanos) {
    cpu += nanos;
    wall += nanos;
  }

  private void await(long nanos) {
    wall += nanos;
  }

  private CpuStopwatch watch(long limit) {
    return new CpuStopwatch(this::readCpu, () -> wall, limit);
  }

  private long measure(CpuStopwatch watch, long computed, long awaited) {
    watch.start();
    compute(computed);
    await(awaited);
    watch.stop();
    assertEquals(computed + awaited, watch.wallNanos());
    return watch.cpuNanos();
  }

  @Test
  void shortPiecesDoNotNeedAReadingEach() {
    CpuStopwatch watch = watch(LIMIT);
    for (int i = 0; i < 100; i++) {
      assertEquals(400, measure(watch, 400, 0));
    }
    assertEquals(1, readings);
  }

  @Test
  void aLongPieceIsMeasuredByTheCpuClockAfterShortOnes() {
    CpuStopwatch watch = watch(LIMIT);
    measure(watch, 400, 0);
    compute(5_000);
    assertEquals(4_000_000, measure(watch, 4_000_000, 0));
    assertEquals(2, readings);
  }

  @Test
  void waitingWithinALongPieceDoesNotCount() {
    CpuStopwatch watch = watch(LIMIT);
    measure(watch, 400, 0);
    assertEquals(4_000_000 + READING, measure(watch, 4_000_000, 70_000_000));
  }

  @Test
  void waitingBetweenTwoPiecesIsNeitherBlamedNorForgotten() {
    CpuStopwatch watch = watch(LIMIT);
    measure(watch, 400, 0);
    await(CpuStopwatch.FRESH_NANOS + 1);
    assertEquals(4_000_000 + READING, measure(watch, 4_000_000, 9_000));
    await(CpuStopwatch.FRESH_NANOS);
    assertEquals(
        4_000_000 + READING - CpuStopwatch.FRESH_NANOS, measure(watch, 4_000_000, 900_000));
  }

  @Test
  void aPieceOverTheLimitIsMeasuredHoweverShort() {
    CpuStopwatch watch = watch(2_000);
    assertEquals(1_000 + READING, measure(watch, 1_000, 5_000));
    assertEquals(2, readings);
  }

  @Test
  void aReadingOfOneThreadIsNotUsedInAnother() throws InterruptedException {
    CpuStopwatch watch = watch(LIMIT);
    measure(watch, 400, 0);
    Thread other = new Thread(() -> measure(watch, 400, 0));
    other.start();
    other.join();
    assertEquals(2, readings);
  }

  @Test
  void theBudgetStartsWithThePiece() {
    CpuStopwatch watch = watch(LIMIT);
    measure(watch, 400, 0);
    compute(700);
    watch.start();
    assertEquals(cpu, watch.cpuStart());
  }
}
