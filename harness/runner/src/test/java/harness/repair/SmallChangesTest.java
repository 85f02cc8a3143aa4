package harness.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The mistakes that people make are among the changes of a source, and what is no code is not. */
final class SmallChangesTest {

  private static final int ALL = 10_000;

  private static List<String> words(String source, Syntax syntax) {
    return SmallChanges.of(new SourceText(source, syntax), ALL).stream()
        .map(SourceChange::words)
        .toList();
  }

  private static void assertChange(String expected, String source, Syntax syntax) {
    List<String> words = words(source, syntax);
    assertTrue(words.contains(expected), String.join("\n", words));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          if (a < b) a = 1,             ; if (a <= b) a = 1,
          if (a == b) a = 1,            ; if (a != b) a = 1,
          while (a < b) a++,            ; while (a < (b + 1)) a++,
          if (a < b && b < 3) a = 1,    ; if (a < b || b < 3) a = 1,
          if (a < 3) a = 1,             ; if (a < 4) a = 1,
          a = b * a,                    ; a = 1LL * b * a,
          d = 1 << a,                   ; d = 1LL << a,
          if (d == e) a = 1,            ; if (std::abs(d - e) < 1e-9) a = 1,
          a = std::min(a b),            ; a = std::max(a b),
          a = list.front(),             ; a = list.back(),
          a = max<long>(b a),           ; a = min<long>(b a),
          pair p = {a < b},             ; pair p = {a <= b},
          int d[] = {2},                ; int d[] = {-2},
          a = f(-b),                    ; a = f(b),
          for (a = 0: a < b: a++) b--,  ; for (a = (b) - 1: a >= 0: a--) b--,
          for (a = 9: a >= b: --a) b--, ; for (a = (b): a <= 9: a++) b--,
          if (a >= b || b >= a) a = 1,  ; if (b >= a || a >= b) a = 1,
          if (list[a - 1] == 0) a = 1,  ; if (a >= 1 && (list[a - 1] == 0)) a = 1,
          if (p.x < p.y) a = 1,         ; if (p.y < p.y) a = 1,
          if (a < b) a = 1,             ; if (0) a = 1,
          if (a <= s.size() - 1) a = 1, ; if ((long long)(a) <= (long long)(s.size() - 1)) a = 1,
          """)
  void anExpressionIsChanged(String line, String changed) {
    String source =
        "int main() {\n  int a, b;\n  double d, e;\n  %s\n  if (p.x < p.y) a = 1;\n}\n"
            .formatted(line.replaceAll("[,:](?!:)(?<!::)", ";"));
    assertChange(
        "with \"" + changed.replaceAll("[,:](?!:)(?<!::)", ";") + "\" instead", source, Syntax.CPP);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          if a > b:          ; if a >= b:
          while a and b:     ; while a or b:
          for x in range(a): ; for x in range(a + 1):
          for x in range(a): ; for x in reversed(range(a)):
          for x in items:    ; for x in list(items):
          a = items.pop()    ; a = items.popleft()
          a = bisect(b)      ; a = bisect_left(b)
          if a:              ; elif a:
          if a:              ; if not (a):
          if list[a - 1]:    ; if a >= 1 and (list[a - 1]):
          a = int(a / b)     ; a = a // b
          """)
  void pythonIsChanged(String line, String changed) {
    String body = line.endsWith(":") ? "\n    print(a)" : "";
    String source = "a = b = 1\n%s%s\n".formatted(line, body);
    assertChange("with \"" + changed + "\" instead", source, Syntax.PYTHON);
  }

  @ParameterizedTest
  @CsvSource({
    "CPP, a = a / b;, with \"a / b\" rounded down",
    "CPP, a = 2 * a / b;, with \"2 * a / b\" rounded up",
    "JAVA, a = a / list[b] + 1;, with \"a / list[b]\" not rounded",
    "CPP, a = (a - b) % c;, with \"(a - b) % c\" not negative",
    "JAVA, a = a % b;, with \"a % b\" not negative",
    "PYTHON, a = a // b, with \"a // b\" rounded up",
    "PYTHON, a = a / b, with \"a / b\" rounded down"
  })
  void quotientsAreRoundedInOtherWays(Syntax syntax, String line, String words) {
    String source = syntax.hasBraces() ? "void f() { " + line + " }" : line + "\n";
    assertChange(words, source, syntax);
  }

  @ParameterizedTest
  @CsvSource({
    "CPP, void f() { f(a); g(b); }, with this statement and the next one exchanged, true",
    "CPP, void f() { for (;;) { for (int x : y) f(x); } }, with this loop and the one in it exchanged, true",
    "CPP, void f() { for (;;) { g(); for (int x : y) f(x); } }, with this loop and the one in it exchanged, false",
    "PYTHON, 'for i in a:\n  for j in b:\n    f(i)\n', with this loop and the one in it exchanged, true",
    "CPP, void f() { if (a) f(a); g(b); }, with this statement and the next one exchanged, false",
    "CPP, void f() { if (a) f(a); else g(b); h(c); }, with this statement and the next one exchanged, false",
    "PYTHON, 'f(a)\ng(b)\n', with this line and the next one exchanged, true",
    "PYTHON, 'if a:\n  f(a)\ng(b)\n', with this line and the next one exchanged, false"
  })
  void neighboursAreExchanged(Syntax syntax, String source, String words, boolean expected) {
    assertEquals(expected, words(source, syntax).contains(words));
  }

  /** Otherwise it would be unknown after it, and nothing at all could be built. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Item[] all = read();",
        "Map.Entry<Integer, Item> e = next();",
        "Item one = read();"
      })
  void aDeclarationIsNotLeftOut(String declaration) {
    String source = "class Main { void f() { " + declaration + " go(); } }";
    assertEquals(
        List.of("without \"go();\""),
        words(source, Syntax.JAVA).stream().filter(each -> each.startsWith("without")).toList());
  }

  @Test
  void anElseMayBeMissing() {
    assertChange(
        "with \"if (a) { f(); } else if (b) { g(); }\" instead",
        "void h() {\n  if (a) { f(); } if (b) { g(); }\n}\n",
        Syntax.CPP);
  }

  @Test
  void aDirectionMayHaveTheWrongSign() {
    String java = "class Main {\n  private static final int[] DX = {1, 0, 1, 0};\n}\n";
    String words = "with \"private static final int[] DX = {1, 0, -1, 0};\" instead";
    assertChange(words, java, Syntax.JAVA);
    String cpp = "const int d[2][2] = {{1, 0}, {0, 1}};\n";
    assertChange("with \"const int d[2][2] = {{1, 0}, {0, -1}};\" instead", cpp, Syntax.CPP);
  }

  @Test
  void aValueInAListMayComeFromTheOtherEnd() {
    assertChange(
        "with \"return {State::OPEN, stack.front().place};\" instead",
        "Result f() {\n  return {State::OPEN, stack.back().place};\n}\n",
        Syntax.CPP);
  }

  @Test
  void aSourceMayBeginWithAVariable() {
    assertChange("with \"print(a + 1)\" instead", "a, b = 1, 2\nprint(a)\n", Syntax.PYTHON);
  }

  @ParameterizedTest
  @ValueSource(strings = {"vector<int> v", "map<long, int> v", "vector<vector<int>> v", "int v[9]"})
  void aContainerOfNumbersIsNoNumber(String declaration) {
    String source = "int a; " + declaration + ";\nint f() {\n  return g(a, v);\n}\n";
    assertTrue(words(source, Syntax.CPP).contains("with \"return g(a - 1, v);\" instead"));
    assertFalse(words(source, Syntax.CPP).toString().contains("v - 1"));
    assertFalse(words(source, Syntax.CPP).toString().contains("g(v"));
  }

  @Test
  void aFieldIsTakenForOneOfItsOwnType() {
    String source =
        """
        struct A { int x; int y; };
        struct B { int z; vector<int> s, y; };
        bool f(A a, B b) {
          return a.x < b.z + a.y && b.s < a.first + (a.second);
        }
        """;
    String all = String.join("\n", words(source, Syntax.CPP));
    assertTrue(all.contains("return a.y < b.z + a.y &&"), all);
    assertTrue(all.contains("b.s < a.second"), all); // nothing is known of either
    assertTrue(all.contains("b.y < a.first"), all);
    assertFalse(all.matches("(?s).*(a\\.z|b\\.(x|first)|return a\\.(s|first)).*"), all);
  }

  @Test
  void aConstantIsNotSetAnew() {
    String source = "%s int a = 1;\nvoid f() {\n  while (g()) { h(a); }\n}\n";
    assertChange(
        "with \"a = 1;\" in each round of the loop in line 3",
        source.formatted("static"),
        Syntax.CPP);
    assertFalse(words(source.formatted("const"), Syntax.CPP).toString().contains("each round"));
  }

  @Test
  void onlyVariablesThatALoopSeesAreSetAnew() {
    String source =
        "typedef int x; void g(int a, int b);\nvoid f(int c) { int d; while (g()) { h(); } }\n";
    List<String> words = words(source, Syntax.CPP);
    assertTrue(words.contains("with \"d = {};\" in each round of the loop in line 2"));
    assertFalse(words.toString().matches(".*\\b[abx] = .*"), String.join("\n", words));
  }

  @Test
  void whatAnAddressIsTakenOfStaysAVariable() {
    String source = "int a, b;\nvoid f() {\n  g(&a, b & a);\n}\n";
    assertChange("with \"g(&a, b & (a + 1));\" instead", source, Syntax.C);
    assertFalse(words(source, Syntax.C).toString().contains("&(a"));
  }

  @Test
  void aFunctionOfTheSourceHasNoOpposite() {
    String source = "int f() {\n  return %s(a);\n}\n";
    assertChange("with \"return s.rfind(a);\" instead", source.formatted("s.find"), Syntax.CPP);
    assertFalse(words(source.formatted("find"), Syntax.CPP).toString().contains("rfind"));
  }

  @Test
  void aVariableIsNotTakenForOneThatIsNotInScope() {
    String source =
        """
        int main() {
          int n, far = 0;
          for (int x : list) far += x;
          for (int i = 0; i < n; i++) {
            int y = list[i];
            if (y < n) far++;
          }
          far = n;
        }
        int twice(int z) { return z; }
        """;
    assertEquals(
        List.of("with \"far = far;\" instead"),
        words(source, Syntax.CPP).stream()
            .filter(each -> each.matches("with \"far = [a-z]+;\" instead"))
            .toList());
    assertChange("with \"if (i < n) far++;\" instead", source, Syntax.CPP);
    assertFalse(words(source, Syntax.CPP).contains("with \"if (x < n) far++;\" instead"));
    assertFalse(words(source, Syntax.CPP).contains("with \"far += i;\" instead"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "static "})
  void aFieldIsAVariableInItsTypeOnly(String modifier) {
    String source =
        """
        struct Search {
          int steps(int n) { return n + hops; }
          %sint hops;
          int from(int n) { hops = n; return n; }
          int to(int last) { return last; }
        };
        int f(Search s, int n) { s.hops = s.hops + n; return n; }
        """
            .formatted(modifier);
    assertChange("with \"int steps(int n) { return hops + hops; }\" instead", source, Syntax.CPP);
    assertChange("with \"int from(int n) { hops = hops; return n; }\" instead", source, Syntax.CPP);
    assertEquals(
        List.of(),
        words(source, Syntax.CPP).stream()
            .filter(
                each ->
                    each.contains("s.hops =")
                        ? each.replace("s.hops", "").contains("hops")
                        : each.contains("last") && !each.contains("int last"))
            .toList());
  }

  @Test
  void onlyInitialValuesOfMinimaAndMaximaAreFarOff() {
    String source = "best = 0\nh = 0\nfor x in a:\n    h = h * 2 + x\n    if best < x: best = x\n";
    assertChange("with \"best = -1000000000\" instead", source, Syntax.PYTHON);
    assertFalse(words(source, Syntax.PYTHON).contains("with \"h = -1000000000\" instead"));
    String cpp = "int f() {\n  int best = 0;\n  best = max(best, 2);\n}\n";
    assertChange("with \"int best = -1000000000;\" instead", cpp, Syntax.CPP);
  }

  @Test
  void statementsAreChanged() {
    String source =
        """
        static int count = 0;
        int main() {
          int seen = 0;
          while (read()) {
            switch (count) {
              case 1:
                seen += 2;
              case 2:
                break;
            }
            if (seen) seen = 1;
            else if (count) count++;
          }
        }
        """;
    assertChange("with \"seen = 0;\" in each round of the loop in line 4", source, Syntax.CPP);
    assertChange("with \"count = 0;\" in each round of the loop in line 4", source, Syntax.CPP);
    assertChange("with \"break;\" after this line", source, Syntax.CPP);
    assertChange("with \"if (count) count++;\" instead", source, Syntax.CPP);
    assertChange("without \"seen += 2;\"", source, Syntax.CPP);
  }

  @Test
  void statementsInPythonAreChanged() {
    String source = "count = 0\nfor t in range(3):\n    count += 1\n    if t:\n        break\n";
    assertChange("with \"count = 0\" in each round of the loop in line 2", source, Syntax.PYTHON);
    assertChange("without this line", source, Syntax.PYTHON);
    assertChange("with \"continue\" instead", source, Syntax.PYTHON);
  }

  @Test
  void whatIsNoCodeIsNotChanged() {
    String source =
        """
        #include <vector>
        #define SMALL(a) ((a) < 3)
        // a < b
        /* a < b
           a < 3 */
        std::vector<std::pair<int, int>> all;
        const int N = 100;
        int main() { puts("a < 3"); char c = '<'; puts(R"(a < "3)"); }
        """;
    assertEquals(
        List.of("without \"puts(\"a < 3\");\"", "without \"puts(R\"(a < \"3)\");\""),
        words(source, Syntax.CPP));
  }

  @Test
  void inPythonWhatIsNoCodeIsNotChanged() {
    String source = "# a < 3\n'''\na < 3\n'''\nprint('a < 3', \"b > 2\")\n";
    assertFalse(words(source, Syntax.PYTHON).stream().anyMatch(each -> each.endsWith(" instead")));
  }

  @ParameterizedTest
  @CsvSource({"PYTHON, a = 1 << b", "JAVA, void f() { a = 1L << b; }"})
  void everyChangeChangesSomething(Syntax syntax, String text) {
    SourceText source = new SourceText(text, syntax);
    for (SourceChange each : SmallChanges.of(source, ALL)) {
      assertFalse(source.with(each.edits()).equals(text), each.words());
    }
  }

  @Test
  void longTextsAreRead() {
    String text = "puts(\"" + "a\\n".repeat(4000) + "\"); if (a < 3) b = 1;";
    assertTrue(words("void f() { " + text + " }", Syntax.C).size() > 3);
    assertEquals(List.of(), words(text.repeat(3), Syntax.C));
  }

  @Test
  void theMostUsualMistakesComeFirstAndNothingComesTwice() {
    SourceText source = new SourceText("int main() { int a = 1; if (a < 2) a = a + a; }", Syntax.C);
    List<SourceChange> all = SmallChanges.of(source, ALL);
    List<ChangeKind> kinds = all.stream().map(SourceChange::kind).toList();
    assertEquals(kinds.stream().sorted().toList(), kinds);
    assertEquals(
        "with \"int main() { int a = 1; if (a <= 2) a = a + a; }\" instead", all.get(0).words());
    List<String> changed = all.stream().map(each -> source.with(each.edits())).toList();
    assertEquals(changed.stream().distinct().toList(), changed);
    assertFalse(changed.contains(source.text()));
  }
}
