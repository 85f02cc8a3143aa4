package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.formats.Scratch;
import harness.submission.IncludeFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SmallerMacrosTest {

  private static final String PARAMS =
      """
      #define N_MIN (long long)5
      #define N_MAX (long long)500000
      #define A_MIN (long long)-1000000000
      #define A_MAX (long long)1000000000
      #define MOD (long long)998244353
      #define NAME "MAX"
      """;

  @TempDir private Path folder;

  @Test
  void onlyUpperLimitsAreLowered() {
    assertEquals(
        PARAMS.replace("500000", "100").replace(")1000000000", ")100"),
        SmallerMacros.upTo(PARAMS, 100));
  }

  @Test
  void noLimitIsLoweredBelowItsLowerLimit() {
    assertTrue(SmallerMacros.upTo(PARAMS, 3).contains("N_MAX (long long)5\n"));
  }

  @Test
  void withoutNamesOfUpperLimitsAllButModuliAreLowered() {
    assertEquals(
        "#define LARGEST (long long)10\n#define MOD 998244353\n",
        SmallerMacros.upTo("#define LARGEST (long long)1000\n#define MOD 998244353\n", 10));
  }

  @Test
  void theLoweredHeaderTakesThePlaceOfTheOther() throws IOException {
    Files.writeString(folder.resolve("params.h"), PARAMS);
    Path below = Files.createDirectory(folder.resolve("gen"));
    IncludeFolders includes = new IncludeFolders(List.of(folder, below));
    try (Scratch scratch = new Scratch()) {
      List<Path> lowered = SmallerMacros.in(includes).upTo(10, scratch).folders();
      assertTrue(
          Files.readString(lowered.get(0).resolve("params.h")).contains("N_MAX (long long)10"));
      assertEquals(lowered.get(0).resolve("gen"), lowered.get(1));
      assertTrue(Files.isDirectory(lowered.get(1)));
    }
    assertEquals(PARAMS, Files.readString(folder.resolve("params.h")));
  }

  @Test
  void aHeaderWithoutLimitsIsNoneToLower() throws IOException {
    Files.writeString(folder.resolve("params.h"), "#define MOD 998244353\n");
    assertNull(SmallerMacros.in(new IncludeFolders(List.of(folder))));
  }
}
