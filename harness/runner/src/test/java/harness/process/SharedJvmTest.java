package harness.process;

import static harness.process.CompiledPrograms.plain;
import static harness.process.CompiledPrograms.quickly;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which Java programs share a JVM with their other runs, and what ends it. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SharedJvmTest {

  private static final String FIND =
      """
        static String find(String name) {
          try {
            return Class.forName(name).getName();
          } catch (ClassNotFoundException e) {
            return "none";
          }
        }
      """;

  private CompiledPrograms programs;
  private Program program;

  /** One program, compiled once; its first argument says what it does. */
  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    programs = new CompiledPrograms(Isolation.AUTO, folder);
    program = programs.compiled("Deeds.java", NoticingJava.SOURCE);
  }

  @AfterAll
  void nothingIsLeft() {
    programs.close();
  }

  private static RunRequest deed(String... words) {
    return plain("3 4\n", words);
  }

  private static long number(RunResult result) {
    return Long.parseLong(result.outputText().strip());
  }

  @Test
  void aProgramThatAsksForItsProcessIsRunPlainly() throws IOException {
    String asks =
        """
        public class Asks {
          static int runs;
          public static void main(String[] words) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
            System.out.println(++runs + " " + (ProcessHandle.current().pid() > 1));
          }
        }
        """;
    try (ProgramSession other = programs.session("Asks.java", asks)) {
      for (int i = 0; i < 2; i++) {
        RunResult result = other.run(deed().quickly());
        assertFalse(result.report().forked());
        assertEquals("1 true\nhook\n", result.outputText());
      }
    }
  }

  /**
   * Each would tell a program in which JVM it runs, let it reach what runs it, or outlast the run.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.out.println(find(\"har\" + \"ness.process.warm.Exit\"))",
        "System.out.println(find(new StringBuilder(\"tixE.mraw.ssecorp.ssenrah\").reverse().toString()))",
        "System.out.println(Seen.class.getClassLoader().getParent().getName())",
        "System.out.println(ClassLoader.getSystemClassLoader() == Seen.class.getClassLoader())",
        "System.out.println(Thread.currentThread().getContextClassLoader().getClass().getName())",
        "System.out.println(new Throwable().getStackTrace().length)",
        "System.out.println(Thread.getAllStackTraces().size() > 0)",
        "System.out.println(StackWalker.getInstance().<Long>walk(each -> each.count()))",
        "System.out.println(Thread.currentThread().getThreadGroup().getParent().activeCount() > 0)",
        "System.out.println(Seen.class.getDeclaredMethods().length > 0)"
      })
  void aProgramThatCouldReachItsJvmIsRunPlainly(String deed) throws IOException {
    assertRunPlainly(deed);
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.out.println(java.lang.invoke.MethodHandles.lookup().lookupClass().getName())",
        "System.out.println(java.security.Security.getProperty(\"mine\"));"
            + " java.security.Security.setProperty(\"mine\", \"kept\")",
        "System.out.println(java.security.Security.getProviders()[0].put(\"mine\", \"kept\"))",
        "System.out.println(System.setProperty(\"mine\", \"kept\"))",
        "System.out.println(System.getProperties().put(\"mine\", \"kept\"))",
        "System.out.println(java.util.TimeZone.getDefault().getID());"
            + " java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone(\"GMT+5\"))",
        "System.out.println(java.net.URLConnection.getDefaultUseCaches(\"mine\"));"
            + " java.net.URLConnection.setDefaultUseCaches(\"mine\", false)",
        "System.out.println(java.util.ResourceBundle.getBundle(\"x\"))",
        "System.out.println(java.util.function.Function.<String>identity().andThen(Seen::find)"
            + ".apply(\"harne\" + \"ss.process.warm.WarmJvm\"))",
        "System.out.println(ListResourceBundle.getBundle(\"sun.util.resources.CurrencyNames\"))",
        "System.out.println(ObjectInputFilter.Config.getSerialFilter());"
            + " ObjectInputFilter.Config.setSerialFilter(each -> null)",
        "System.out.println(java.time.zone.ZoneRulesProvider.getAvailableZoneIds().isEmpty())",
        "System.out.println(System.LoggerFinder.getLoggerFinder() == null)",
        "System.out.println(new String(new char[] {'a', 'b'}).intern())",
        "StringWriter seen = new StringWriter(); new Error().printStackTrace(new PrintWriter(seen));"
            + " System.out.println(seen)",
        "System.setErr(System.out); new Error().printStackTrace()",
        "System.out.println(new RandomAccessFile(\"/pr\" + \"oc/self/maps\", \"r\").read() > 0)",
        "System.out.println(java.nio.file.Files.exists(java.nio.file.Path.of(\"x\")))",
        "System.out.println(new ThreadGroup(\"x\") {}.getParent().getParent().getName())",
        "System.out.println(new InheritableThreadLocal<String>().get())",
        "System.out.println(Runtime.version().feature() > 1)",
        "new Object() { protected void finalize() {} }; System.out.println(1)"
      })
  void anotherProgramThatCouldReachItsJvmIsRunPlainly(String deed) throws IOException {
    assertRunPlainly(deed);
  }

  private void assertRunPlainly(String deed) throws IOException {
    String source =
        """
        import java.io.*;
        import java.util.*;
        public class Seen {
        %s
          public static void main(String[] words) throws Exception {
            %s;
          }
        }
        """
            .formatted(deed.contains("find") ? FIND : "", deed);
    try (ProgramSession other = programs.session("Seen.java", source)) {
      String plain = other.run(deed()).outputText();
      for (int i = 0; i < 2; i++) {
        RunResult result = other.run(deed().quickly());
        assertEquals(plain, result.outputText());
        assertFalse(result.report().forked());
      }
      assertFalse(plain.contains("harness"), plain);
    }
  }

  /** Each would otherwise run in the thread that serves later runs, or stay alive during them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "public int hashCode() { return hash++; } public boolean equals(Object any) { return true; }",
        "public void interrupt() { throw new IllegalStateException(); }",
        "public void interrupt() { for (;;) hash++; }",
      })
  void aThreadWithMethodsOfItsOwnIsNotLeft(String methods) throws IOException {
    String source =
        """
        public class Leaves extends Thread {
          static int hash;
          %s
          @Override public void run() {
            for (;;) {
              try {
                sleep(1000);
              } catch (InterruptedException e) {
                hash++;
              }
            }
          }
          public static void main(String[] words) {
            System.out.println(Thread.activeCount());
            Thread left = new Leaves();
            left.setDaemon(true);
            left.start();
            if (words[0].equals("exit")) System.exit(3);
          }
        }
        """
            .formatted(methods);
    for (int attempt = 0; attempt < 3; attempt++) {
      try (ProgramSession other = programs.session("Leaves.java", source)) {
        for (String end : List.of("exit", "return")) {
          RunResult result = quickly(other, deed(end));
          assertEquals("1\n", result.outputText());
          assertEquals(end.equals("exit") ? 3 : 0, result.report().exitCode());
        }
      }
    }
  }

  /** A file that is still open could be opened again after it has been deleted. */
  @Test
  void aRunThatLeavesAFileOpenEndsItsJvm() throws IOException {
    String source =
        """
        import java.io.*;
        public class Opens {
          static FileInputStream left;
          public static void main(String[] words) throws IOException {
            String file = System.getProperty("java.class.path") + "/Opens.class";
            if (words[0].equals("leaves")) left = new FileInputStream(file);
            if (words[0].equals("closes")) new FileInputStream(file).close();
            System.out.println(Thread.currentThread().getId());
          }
        }
        """;
    try (ProgramSession other = programs.session("Opens.java", source)) {
      long first = number(quickly(other, deed("closes")));
      long second = number(quickly(other, deed("leaves")));
      long third = number(quickly(other, deed("closes")));
      assertTrue(second > first, () -> first + " " + second);
      assertEquals(first, third);
    }
  }

  /** What programs for contests use is not mistaken for an attack. */
  @Test
  void aUsualProgramSharesItsJvm() throws IOException {
    String source =
        """
        import java.io.*;
        import java.math.BigInteger;
        import java.util.*;
        import java.util.function.*;
        import java.util.stream.*;
        public class Usual {
          enum Kind { ONE, TWO }
          record Pair(int a, int b) implements Comparable<Pair> {
            public int compareTo(Pair other) { return Integer.compare(a, other.a); }
          }
          static class Solver extends Thread {
            Solver() { super(null, null, "solver", 1 << 24); }
            @Override public void run() { solve(); }
          }
          @SuppressWarnings("unchecked")
          static <T> T[] array(Class<T> type, int n) { return (T[]) java.lang.reflect.Array.newInstance(type, n); }
          static void solve() {
            Locale.setDefault(Locale.US);
            StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
            PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
            try {
              in.nextToken();
              assert in.nval > 0;
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
            Pair[] pairs = array(Pair.class, 2);
            pairs[0] = new Pair(2, 3);
            pairs[1] = new Pair(1, 4);
            Arrays.sort(pairs, Comparator.comparing(Pair::b).reversed());
            Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
            switch (Kind.valueOf("TWO")) { case ONE -> counts.put(Kind.ONE, 1); case TWO -> counts.merge(Kind.TWO, 2, Integer::sum); }
            IntBinaryOperator gcd = (a, b) -> BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).intValue();
            out.printf("%.2f %s %s %d%n", in.nval, Arrays.toString(pairs), counts, gcd.applyAsInt(12, 18));
            out.println(IntStream.range(0, 5).boxed().collect(Collectors.groupingBy(i -> i % 2)) + System.getProperty("ONLINE_JUDGE"));
            out.println(new Random(5).nextInt(100) + " " + pairs.getClass().getSimpleName() + Runtime.getRuntime().availableProcessors() / 1000);
            out.flush();
          }
          public static void main(String[] words) throws Exception {
            Thread solver = new Solver();
            solver.start();
            solver.join();
          }
        }
        """;
    try (ProgramSession other = programs.session("Usual.java", source)) {
      String plain = other.run(deed()).outputText();
      assertEquals(plain, quickly(other, deed()).outputText());
      assertEquals(plain, quickly(other, deed()).outputText());
    }
  }

  @Test
  void aProgramThatAlwaysEndsItsJvmIsSoonRunPlainly() throws IOException {
    try (ProgramSession other = programs.session(program)) {
      RunResult last = null;
      for (int i = 0; i < 4; i++) {
        last = other.run(deed("HALTS").quickly());
        assertEquals(5, last.report().exitCode());
      }
      assertFalse(last.report().forked());
    }
  }

  /** Threads of one JVM have different numbers. */
  @Test
  void runsThatAreSentTogetherShareAJvm() throws IOException {
    String source =
        """
        public class Numbered {
          public static void main(String[] words) {
            System.out.println(Thread.currentThread().getId());
          }
        }
        """;
    try (ProgramSession other = programs.session("Numbered.java", source)) {
      List<RunRequest> requests = Collections.nCopies(10, plain("").quickly());
      other.expect(requests);
      assertEquals(
          requests.size(),
          requests.stream().map(other::run).map(RunResult::outputText).distinct().count());
    }
  }

  @Test
  void aMainThatNoJavaStartsIsNotCalled() throws IOException {
    String source =
        """
        public class Counts {
          public static int main(String[] words) {
            System.out.println(7);
            return 0;
          }
        }
        """;
    try (ProgramSession other = programs.session("Counts.java", source)) {
      RunResult result = other.run(deed().quickly());
      assertEquals("", result.outputText());
      assertEquals(1, result.report().exitCode());
    }
  }
}
