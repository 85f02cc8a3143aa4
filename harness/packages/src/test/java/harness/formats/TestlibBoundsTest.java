package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TestlibBoundsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int n = inf.readInt(1, 200000, \"n\"); | 1 <= n <= 200000",
        "int n = inf.readInt(1, 2e5); | 1 <= n <= 2e5",
        "const int MAXN = 2e5; int n = inf.readInt(1, MAXN, \"n\"); | 1 <= n <= 2e5",
        "constexpr long long X = 1'000'000'000LL; a[i] = inf.readLong(-X, X); | -1000000000 <= a_i <= 1000000000",
        "#define N 100$int m = inf.readInt(0, N - 1, \"m\"); | 0 <= m <= 100 - 1",
        "inf.readInts(n, 1, (int)1e9, \"a\"); | 1 <= a_i <= 1e9",
        "inf.readInt(1, n, format(\"p[%d]\", i + 1)); | 1 <= p_i <= n",
        "inf.readInt(1, n, \"u_i\"); | 1 <= u_i <= n",
        "int x = inf.readInt(1, min(n, 5), \"x\"); | ``",
        "// inf.readInt(1, 2, \"n\")$ | ``",
        "int k = inf.readInt(1, 5, \"k | ``"
      })
  void readsBounds(String source, String constraint) {
    assertEquals(
        constraint.isEmpty() ? List.of() : List.of(constraint),
        TestlibBounds.of(source.replace('$', '\n')));
  }
}
