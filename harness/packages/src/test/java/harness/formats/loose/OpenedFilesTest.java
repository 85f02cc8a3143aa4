package harness.formats.loose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The named files that sources use in place of the standard streams. */
final class OpenedFilesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "a.cpp ~ freopen(\"x.in\", \"r\", stdin); freopen(\"x.out\",\"w\",stdout); cin >> n; ~ reads x.in and"
            + " writes x.out",
        "a.cpp ~ if (!freopen(\"x.in\",\"r\",stdin)) return 1; ~ reads x.in",
        "a.cpp ~ if (fopen(\"x.in\",\"r\")) { freopen(\"x.in\",\"r\",stdin); } cin >> n; cout << n; ~",
        "a.cpp ~ if (argc > 1) freopen(\"x.in\",\"r\",stdin); cin >> n; ~",
        "a.cpp ~ #define read(x) freopen(\"x.in\",\"r\",stdin);/ncin >> n; ~",
        "a.cpp ~ #define files() freopen(\"x.in\",\"r\",stdin);/nfiles() cin >> n; ~ reads x.in",
        "a.cpp ~ // freopen(\"x.in\",\"r\",stdin);/n/* freopen(\"y\",\"w\",stdout); */ cin >> n; ~",
        "a.cpp ~ #ifndef ONLINE_JUDGE/nfreopen(\"x.in\",\"r\",stdin);/n#endif/ncin >> n; ~",
        "a.cpp ~ #ifdef LOCAL/nfreopen(\"x.in\",\"r\",stdin);/n#else/nfreopen(\"y.in\",\"r\",stdin);/n#endif"
            + " ~ reads y.in",
        "a.cpp ~ ifstream in(\"x.in\"); ofstream out(\"x.out\"); in >> n; out << n; ~ reads x.in and"
            + " writes x.out",
        "a.cpp ~ ofstream log(\"log.txt\"); cin >> n; cout << n; ~",
        "gen.c ~ FILE *f = fopen(\"data.in\", \"w\"); fprintf(f, \"%d\", 3); ~ writes data.in",
        "gen.py ~ f = open('data.in', 'w')/nf.write('3') ~ writes data.in",
        "gen.py ~ with open(\"in.txt\", \"w\") as f:/n    print(3, file=f) ~ writes in.txt",
        "gen.py ~ n = int(sys.argv[1])/nopen('in.txt', 'w').write(str(n)) ~ writes in.txt",
        "sol.py ~ if len(sys.argv) > 1: sys.stdin = open('x.in')/nprint(input()) ~",
        "gen.py ~ print(open('words.txt').read()) ~ reads words.txt",
        "sol.py ~ import sys/nsys.stdin = open('x.in')/nprint(input()) ~ reads x.in",
        "sol.py ~ if os.path.exists('x.in'): sys.stdin = open('x.in')/nprint(input()) ~",
        "sol.py ~ print(open(0).read()) ~",
        "A.java ~ new Scanner(new File(\"x.in\")); new PrintWriter(new File(\"x.out\")); ~ reads x.in and"
            + " writes x.out",
        "A.java ~ new Scanner(System.in); System.out.println(1); ~",
        "a.pas ~ assign(input, 'x.in'); reset(input); readln(n); writeln(n); ~ reads x.in"
      })
  void aFileCountsIfAStreamIsReplaced(String name, String source, String does) {
    OpenedFiles files = OpenedFiles.of(name.strip(), source.replace("/n", "\n"));
    assertEquals(does == null ? "" : does.strip(), files.told(), source);
  }
}
