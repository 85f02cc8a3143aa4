package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
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

  /** An iterator whose first thing is made only when the test lets it. */
  private static Iterator<Integer> slow(CountDownLatch asked, CountDownLatch made) {
    return Stream.generate(
            () -> {
              asked.countDown();
              await(made);
              return 1;
            })
        .iterator();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  @Timeout(60)
  void whileAThingIsMadeOnlyTakingWaits() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch made = new CountDownLatch(1);
    Scan<Integer> slow = new Scan<>(slow(asked, made));
    Thread worker = new Thread(() -> slow.take(1));
    worker.start();
    await(asked);
    assertFalse(slow.isComplete());
    assertNull(slow.failing());
    assertEquals(0, slow.taken());
    slow.resume();
    made.countDown();
    worker.join();
    assertEquals(1, slow.taken());
  }
}
