package harness.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only where a source surely sets each of its variables first, none is read before that. */
final class UnsetReadsTest {

  private static final String TYPES =
      """
      #include <bits/stdc++.h>
      using namespace std;
      int cells[9];
      enum class Color { RED, BLUE };
      struct Point { int x = 0, y = 0; };
      struct Edge { int to, cost; };
      struct Graph { vector<Edge> edges; Point at; std::string name; };
      struct Sum : Edge { vector<int> all; };
      int f(int a) { return a; }
      """;

  private static boolean mayHappen(String statements, Syntax syntax) {
    String source = TYPES + "int main() {\n" + statements + "\n}\n";
    return UnsetReads.mayHappen(new SourceText(source, syntax));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int a = 1, b{2}, c(3); cout << a << b << c;",
        "int a, b; cin >> a >> b; cout << a;",
        "int a, b; std::cin >> a >> b; if (a) cout << b;",
        "int a; scanf(\"%d\", &a); printf(\"%d\", a);",
        "int a, b; if (scanf(\"%d %d\", &a, &b) != 2) return 1; cout << a;",
        "int a, b; if (!(cin >> a)) { return 1; } cin >> b; cout << a;",
        "int a; if (scanf(\"%d\", &cells[f(1, 2)]) < 1) { return 1; } cin >> a;",
        "int a, b = 2; a = f(b); cout << a;",
        "for (int i = 0; i < 3; i++) { long long a; cin >> a; cout << a; }",
        "vector<int> v; map<int, vector<int>> m; std::string s; queue<Edge> q; cout << v.size();",
        "vector<int> lists[5]; lists[0].push_back(1);",
        "Graph g; Point p; cout << p.x << g.at.y;",
        "for (int i = 0, j = f(i); i < 3; i++) cout << j;",
        "struct A { int x; vector<int> v; A(int n) : x(n), v(n) {} }; A a(1); cout << a.x;",
        "struct A { int x, y; A(int n) { x = n; this->y = n; } }; A a(1); cout << a.y;",
        "int unused; cout << 1;",
        "for (int i = 0; i < 9; i++) { f(i); } cells[0] = 1;",
        "static int a; cout << a;"
      })
  void whatIsSetFirstIsNotReadUnset(String statements) {
    assertEquals(false, mayHappen(statements, Syntax.CPP));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int a; cout << a;",
        "int a; a += 1;",
        "int a, b; if (scanf(\"%d %d\", &a, &b) != 1) return 1; cout << b;",
        "int a, b; if (scanf(\"%d %d\", &a, &b) == 2) return 1; cout << b;",
        "int a; if (scanf(\"%d\", &a) != 1) cout << a; a = 1;",
        "int a; if (scanf(\"%d\", &cells[a]) != 1) return 1; a = 1;",
        "int a; if (scanf(\"%d\", &a + 1) != 1) return 1; cout << a;",
        "int a; if (!(cin >> cells[0])) return a; a = 1;",
        "int a; if (!(cin >> a)) { f(1); } cout << a;",
        "int a; if (!(cin >> a)) return a; cout << a;",
        "int a; if (scanf(\"%d\", &a) != 1) return a; cout << a;",
        "int a; if (!(cin >> cells[0] || cin >> a)) return 1; cout << a;",
        "int a; if (!(f(1) >> a)) return 1; cout << a;",
        "int a, b; if (!(cin >> cells[b] >> b)) return 1; cout << a;",
        "int a, b = a; a = 1; cout << b;",
        "int a; a = f(a);",
        "int a; if (f(1)) a = 1; cout << a;",
        "int a; if (cin >> a) { cout << a; }",
        "int a; while (f(a)) a = 1;",
        "int a; f(1) ? a = 1 : 2;",
        "int a; f(1) && (a = 1);",
        "int a, b; cin >> cells[b] >> b; cout << a;",
        "int a; int b = 8 >> a;",
        "int a; f(&a);",
        "int best; auto more = [&](int x) { best += x; }; more(1);",
        "int a[5]; cout << a[0];",
        "int* p; cout << *p;",
        "vector<int>* p; cout << p->size();",
        "array<int, 5> a; cout << a[0];",
        "Edge e; cout << e.to;",
        "Sum s; cout << s.to;",
        "Color c; cout << (int) c;",
        "struct A { int x; A(int n) { f(n); } }; A a(1); cout << a.x;",
        "struct A { int x; A(int n) { if (n) x = n; } }; A a(1); cout << a.x;",
        "struct A { int x, y; A(int n) : y(n) {} }; A a(1); cout << a.x;",
        "struct A : Point { int z; A(int n) { z += n; } }; A a(1); cout << a.z;",
        "struct A { int x; A() = default; A(int n) : x(n) {} }; cout << A().x;",
        "unknown u; cout << u;",
        "struct { int x; } u; cout << u.x;",
        "for (int i, j = 0; j < 3; j++) cout << i;",
        "for (int i = 0, j; i < 3; i++) cout << j;",
        "switch (f(1)) { case 1: int a; cout << a; }",
        "decltype(f(1)) a; cout << a;",
        "\n#define VARIABLES int a; int b;\nVARIABLES cout << a;"
      })
  void whatMayBeReadUnsetIsFound(String statements) {
    assertEquals(true, mayHappen(statements, Syntax.CPP));
  }

  @Test
  void nothingIsSaidOfOtherLanguages() {
    assertEquals(true, mayHappen("int a = 1;", Syntax.JAVA));
  }
}
