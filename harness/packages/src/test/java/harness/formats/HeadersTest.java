package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.submission.IncludeFolders;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HeadersTest {

  private static final String MISSING = "val.cpp:1:10: fatal error: %s: No such file or directory";

  private static String missing(String header, List<Path> lookedIn) {
    return new Headers(IncludeFolders.NONE, lookedIn).missing(MISSING.formatted(header));
  }

  @Test
  void aHeaderThatBapctoolsSuppliesIsReportedWithARemedy() {
    for (String header : List.of("validation.h", "validate.h")) {
      String said = missing(header, List.of());
      assertTrue(said.startsWith(header + " was not found; BAPCtools supplies it"), said);
      assertEquals(1, said.lines().count());
    }
  }

  @Test
  void onlyAHeaderThatOtherToolsSupplyIsReported() {
    assertTrue(missing("testlib.h", List.of(Path.of("/"))).endsWith("searched /"));
    assertNull(missing("testlib.h", List.of()));
    assertNull(missing("own.h", List.of(Path.of("/"))));
  }
}
