package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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
    assertTrue(new Scan<>(List.of().iterator()).isComplete());
  }
}
