package harness.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line that declares an array is named only where it is the only one. */
final class ArrayDeclarationTest {

  /** The line that is found for the last subscript of the last line. */
  private static OptionalInt found(String type, String... lines) {
    String last = lines[lines.length - 1];
    return new ArrayDeclaration(List.of(lines))
        .ofSubscript(lines.length, last.lastIndexOf(']') + 1, type);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          long long a[8];            | sum += a[i];          | int [8]
          static const int b[5], a[8] = {1}; | a[a[i]] = 2;  | int [8]
          char *s, a [SIZE];         | a [i] = 2;            | char [8]
          int a[3][N + 1];           | f(a[i][b[k]]);        | int [8]
          std::vector<int> a[8];     | a[i].push_back(1);    | std::vector<int> [8]
          struct P { int x, a[8]; }; | p->a[i] = 1;          | int [8]
          int main() { int a[8];     | a[i]++;               | int [8]
          """)
  void theDeclarationIsFound(String declaration, String access, String type) {
    assertEquals(OptionalInt.of(1), found(type, declaration, "int i;", access));
  }

  @Test
  void inCTheOpeningBracketIsThePlace() {
    ArrayDeclaration source = new ArrayDeclaration(List.of("int x, a[3][5];", "x = a[1] [9];"));
    assertEquals(OptionalInt.of(1), source.ofSubscript(2, 10, "int [5]"));
    assertEquals(OptionalInt.of(1), source.ofSubscript(2, 6, "int [3][5]"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int a[9];                  | a[i] = 1;             | int [8]
          int ba[8];                 | a[i] = 1;             | int [8]
          return a[8];               | a[i] = 1;             | int [8]
          int x = a[8];              | a[i] = 1;             | int [8]
          int a[8][2];               | a[i] = 1;             | int [8]
          void f(int a[8]) {         | a[i] = 1;             | int [8]
          // here int a[8];          | a[i] = 1;             | int [8]
          int a[8];                  | (*p())[i] = 1;        | int [8]
          """)
  void nothingElseIsTaken(String other, String access, String type) {
    assertEquals(OptionalInt.empty(), found(type, other, access));
  }

  @Test
  void ofTwoThatMayBeItNoneIsTaken() {
    assertEquals(OptionalInt.empty(), found("int [8]", "int a[8];", "{ long a[N];", "a[i] = 1;"));
    assertEquals(OptionalInt.of(2), found("int [8]", "int a[9];", "{ long a[N];", "a[i] = 1;"));
  }

  @Test
  void aPlaceThatIsNotThereNamesNothing() {
    ArrayDeclaration source = new ArrayDeclaration(List.of("int a[8];", "a[i"));
    assertEquals(OptionalInt.empty(), source.ofSubscript(0, 1, "int [8]"));
    assertEquals(OptionalInt.empty(), source.ofSubscript(3, 1, "int [8]"));
    assertEquals(OptionalInt.empty(), source.ofSubscript(2, 3, "int [8]"));
    assertEquals(OptionalInt.empty(), source.ofSubscript(2, 90, "int [8]"));
  }
}
