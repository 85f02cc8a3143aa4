package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BatchSizeTest {

  private static final long LIMIT = 1_000_000_000L;

  private static int after(int files, long startNanos, long caseNanos) {
    BatchSize size = new BatchSize(10, 4096, LIMIT);
    for (int i = 0; i < files; i++) {
      assertTrue(startNanos + size.cases() * caseNanos < LIMIT, size.cases() + " cases");
      size.wentWell(size.cases(), startNanos + size.cases() * caseNanos);
    }
    return size.cases();
  }

  @Test
  void beginsWithTheJudgesFileAndGrowsWhileCasesAreCheap() {
    assertEquals(10, after(0, 0, 20_000));
    assertEquals(40, after(1, 0, 20_000));
    assertEquals(4096, after(8, 0, 20_000));
  }

  @Test
  void slowCasesStayInSmallFiles() {
    assertEquals(10, after(8, 0, 30_000_000));
    assertEquals(125, after(8, 0, 2_000_000), 5);
  }

  @Test
  void aSlowStartDoesNotKeepFilesSmall() {
    assertEquals(4096, after(12, 500_000_000, 1_000));
    assertEquals(4096, after(12, 300_000_000, 20_000));
  }

  @Test
  void aStartThatTakesNearlyAllTheTimeLeavesRoomForFewCases() {
    assertTrue(after(12, 850_000_000, 1_000_000) <= 60);
  }

  @Test
  void batchesThatWereTooLargeShrink() {
    BatchSize size = new BatchSize(10, 4096, LIMIT);
    size.wentWell(10, 1000);
    size.wasTooLarge();
    assertEquals(10, size.cases());
  }

  @Test
  void aFixedSizeDoesNotChange() {
    BatchSize size = BatchSize.fixed(7);
    size.wentWell(7, LIMIT);
    size.wasTooLarge();
    assertEquals(7, size.cases());
  }
}
