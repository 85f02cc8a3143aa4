package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class ScanTest {

  private final Scan<Integer> scan = new Scan<>(IntStream.range(0, 10).iterator());

  @Test
  void theFirstFailureWinsWhicheverPieceIsDoneFirst() {
    Scan.Piece<Integer> first = scan.take(4);
    Scan.Piece<Integer> second = scan.take(4);
    scan.tried(second, 0);
    assertEquals(4, scan.failing());
    assertFalse(scan.isComplete(), "the first piece is still out");
    scan.tried(first, 2);
    assertEquals(2, scan.failing());
    assertTrue(scan.isComplete());
    assertNull(scan.take(4), "nothing later can be smaller");
  }

  @Test
  void aLaterFailureDoesNotReplaceAnEarlierOne() {
    Scan.Piece<Integer> first = scan.take(4);
    Scan.Piece<Integer> second = scan.take(4);
    scan.tried(first, 2);
    scan.tried(second, 0);
    assertEquals(2, scan.failing());
    assertTrue(scan.isComplete());
  }

  @Test
  void anUnfinishedPieceBeforeTheFailureLeavesItUnproven() {
    Scan.Piece<Integer> first = scan.take(4);
    Scan.Piece<Integer> second = scan.take(4);
    scan.tried(first, Probe.CUT);
    scan.tried(second, 1);
    assertEquals(5, scan.failing());
    assertFalse(scan.isComplete());
  }

  @Test
  void anUnfinishedPieceIsTriedAgainWhenTheScanContinues() {
    Scan.Piece<Integer> first = scan.take(4);
    Scan.Piece<Integer> second = scan.take(4);
    scan.tried(first, Probe.CUT);
    scan.tried(second, Probe.NONE);
    assertNull(scan.take(4), "cut");
    scan.resume();
    assertEquals(first, scan.take(1), "the same piece, whole");
    scan.tried(first, Probe.NONE);
    scan.tried(scan.take(4), 1);
    assertEquals(9, scan.failing());
    assertTrue(scan.isComplete());
    assertEquals(10, scan.taken(), "the piece counts once");
  }

  @Test
  void anUnfinishedPieceBeforeTheFailureIsTriedAgain() {
    Scan.Piece<Integer> first = scan.take(4);
    Scan.Piece<Integer> second = scan.take(4);
    scan.tried(first, Probe.CUT);
    scan.tried(second, 0);
    scan.resume();
    assertEquals(first, scan.take(4));
    scan.tried(first, Probe.NONE);
    assertEquals(4, scan.failing());
    assertTrue(scan.isComplete());
  }

  @Test
  void anUnfinishedPieceAfterTheFailureIsNotTriedAgain() {
    Scan.Piece<Integer> first = scan.take(4);
    Scan.Piece<Integer> second = scan.take(4);
    scan.tried(second, Probe.CUT);
    scan.tried(first, 0);
    scan.resume();
    assertNull(scan.take(4));
    assertTrue(scan.isComplete());
  }

  @Test
  void withoutAFailureAllMustHaveBeenTried() {
    Scan.Piece<Integer> most = scan.take(9);
    scan.tried(most, Probe.NONE);
    assertFalse(scan.isComplete());
    scan.tried(scan.take(9), Probe.NONE);
    assertTrue(scan.isComplete());
    assertNull(scan.failing());
    assertEquals(10, scan.taken());
  }

  @Test
  void anEmptyScanIsComplete() {
    Scan<Integer> empty = new Scan<>(List.<Integer>of().iterator());
    assertNull(empty.take(4));
    assertTrue(empty.isComplete());
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void whileAThingIsMadeOnlyTakingWaits() throws InterruptedException {
    Semaphore asked = new Semaphore(0);
    Semaphore made = new Semaphore(0);
    Supplier<Integer> slow =
        () -> {
          asked.release();
          made.acquireUninterruptibly();
          return 1;
        };
    Scan<Integer> all = new Scan<>(Stream.generate(slow).iterator());
    Thread worker = new Thread(() -> all.take(1));
    worker.setDaemon(true);
    worker.start();
    asked.acquire();
    assertFalse(all.isComplete());
    assertNull(all.failing());
    assertEquals(0, all.taken());
    all.resume();
    made.release();
    worker.join();
    assertEquals(1, all.taken());
  }
}
