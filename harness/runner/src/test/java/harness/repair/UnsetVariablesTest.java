package harness.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The variables are found that a source declares without a value. */
final class UnsetVariablesTest {

  private static List<String> names(String source) {
    return UnsetVariables.of(new SourceText(source, Syntax.CPP)).stream()
        .map(each -> each.line() + " " + each.words())
        .toList();
  }

  @Test
  void onlyVariablesWithoutAValueAreSet() {
    String source =
        """
        int global;
        int sum(int n) {
          int a, b = 2, *c, d[3][4];
          long long e;
          std::pair<int, std::vector<int>> f;
          static int zero;
          const int g = 3;
          int h(4), i{5};
          a = b; a++; n * 2 + a;
          std::cout << a << b;
          return a;
        }
        """;
    assertEquals(List.of("3 a", "3 c", "3 d", "4 e", "5 f"), names(source));
  }

  @Test
  void nothingIsKnownOfLanguagesThatSetThem() {
    SourceText java = new SourceText("class A { void f() { int a; a = 2; } }", Syntax.JAVA);
    assertEquals(List.of(), UnsetVariables.of(java));
  }
}
