package harness.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cli.Child;
import harness.cli.CommandRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sessions in README and docs print what they show, except for times, speeds and counts of
 * attempts.
 */
@Timeout(300)
final class DocumentationTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** Pages whose sessions take a few seconds. */
  private static final Set<String> QUICK =
      Set.of("README.md", "describe.md", "format.md", "puzzle.md", "solver.md");

  /** The name of the folder that sessions run in, from which problems take their names. */
  private static final String FOLDER = "maximum";

  private static final String LEFT_OUT = "...";

  /** Lines that depend on the machine, such as changes of a program that were tried in time. */
  private static final Pattern OF_THE_MACHINE =
      Pattern.compile(
          "^(?:(?:programs: |after |the submissions used |the \\w+ took ).*"
              + "|  hint +[^ :]+:\\d+: with(?:out)? .*\\R.*)\\R?",
          Pattern.MULTILINE);

  private static final Pattern MEASURED =
      Pattern.compile(
          "\\d+(\\.\\d+)?(ns|µs|ms| s|s|%)(?=[ ,.;:)\\]\\[]|$)|\\d+ threads|\\d+ tried|\\d+ in total",
          Pattern.MULTILINE);

  @TempDir private Path temporary;

  static List<DocumentPage> pages() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs.sorted())
          .filter(path -> path.toString().endsWith(".md"))
          .map(DocumentationTest::page)
          .toList();
    }
  }

  private static DocumentPage page(Path path) {
    try {
      return new DocumentPage(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<DocumentPage> quickPages() throws IOException {
    return pages().stream().filter(page -> QUICK.contains(page.toString())).toList();
  }

  static List<DocumentPage> otherPages() throws IOException {
    return pages().stream().filter(page -> !QUICK.contains(page.toString())).toList();
  }

  @ParameterizedTest
  @MethodSource("quickPages")
  void printsWhatItShows(DocumentPage page) throws Exception {
    assertPrintsWhatItShows(page);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("otherPages")
  void anotherPagePrintsWhatItShows(DocumentPage page) throws Exception {
    assertPrintsWhatItShows(page);
  }

  private void assertPrintsWhatItShows(DocumentPage page) throws Exception {
    if (page.sessions().isEmpty()) {
      return;
    }
    Path folder = Files.createDirectory(temporary.resolve(FOLDER));
    Files.createSymbolicLink(folder.resolve("cases"), ROOT.resolve("cases"));
    for (DocumentPage.Given file : page.files()) {
      Path path = folder.resolve(file.name());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.text());
    }
    // The system's own tools come first; others may be scripts that are slow to start.
    String path = commands(compiled(folder)) + ":/usr/bin:/bin:" + System.getenv("PATH");
    for (DocumentPage.Shown session : page.sessions()) {
      String script = "cd \"$0\" && PATH=\"$1\" && exec 2>&1 && " + session.command();
      CommandRun run =
          Child.run(
              temporary.resolve("log"), List.of("bash", "-c", script, folder.toString(), path));
      assertTrue(
          isAsShown(session.shown(), run.out()),
          () -> page + " shows another output of $ " + session.command() + "\n" + run.out());
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksToFilesThatAreThere(DocumentPage page) {
    assertEquals(List.of(), page.deadLinks());
  }

  /**
   * Makes a folder with a command {@code harness}. It has more time to shrink than usual, so that a
   * busy machine prints what the pages show.
   */
  private Path commands(Path classes) throws IOException {
    Path script = Files.createDirectory(temporary.resolve("bin")).resolve("harness");
    String java =
        Child.words("\"$@\"").stream()
            .map(word -> word.equals("\"$@\"") ? word : "'" + word + "'")
            .collect(Collectors.joining(" "));
    java = java.replace("'-cp' '", "-Dharness.command=harness '-cp' '" + classes + ":");
    Files.writeString(
        script,
        """
        #!/bin/sh
        case " $* " in
          *" --no-shrink "*) ;;
          " stress "* | " minimize "*) set -- "$@" --prove 5m ;;
        esac
        exec\s"""
            + java
            + "\n");
    assertTrue(script.toFile().setExecutable(true));
    return script.getParent();
  }

  /** Compiles the solvers that a page gives, registered as services. */
  private Path compiled(Path folder) throws IOException {
    Path classes = Files.createDirectory(temporary.resolve("classes"));
    try (Stream<Path> all = Files.walk(folder)) {
      List<String> sources =
          all.map(Path::toString).filter(each -> each.endsWith("Solver.java")).toList();
      if (!sources.isEmpty()) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> words = new ArrayList<>(List.of("-proc:none", "-d", "" + classes));
        words.addAll(List.of("-cp", System.getProperty("java.class.path")));
        words.addAll(sources);
        assertEquals(0, compiler.run(null, null, null, words.toArray(String[]::new)));
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.write(
            services.resolve("harness.cases.Solver"),
            sources.stream()
                .map(each -> each.replaceFirst(".*/src/main/java/", "").replace(".java", ""))
                .map(each -> each.replace('/', '.'))
                .toList());
      }
    }
    return classes;
  }

  /** Whether an output matches a page's; a line of dots stands for any lines. */
  private static boolean isAsShown(String shown, String printed) {
    String lines =
        comparable(shown)
            .lines()
            .map(line -> line.equals(LEFT_OUT) ? "(?:.*\\n)*?" : Pattern.quote(line) + "\\n")
            .collect(Collectors.joining());
    return Pattern.matches(lines, comparable(printed));
  }

  private static String comparable(String output) {
    String lasting = OF_THE_MACHINE.matcher(output).replaceAll("");
    return MEASURED
        .matcher(lasting)
        .replaceAll("T")
        .replaceAll(" +", " ")
        .replaceAll("(?m) $|^ ", "")
        .replaceAll("\\n+", "\n");
  }

  @Test
  void onlyTimesMayDiffer() {
    assertTrue(isAsShown("a  1.5 s\n\n", "a 12 s\n"));
    assertTrue(isAsShown("a\n...\nc\n", "a\nb\nb\nc\n"));
    assertTrue(isAsShown("a\n...\n", "a\nb\n"));
    assertFalse(isAsShown("a 1\n", "a 2\n"));
    assertFalse(isAsShown("a\n", "a\nb\n"));
    assertTrue(isAsShown("a\nb\n", "a\n  hint      sol.py:2: with \"x\"\n            y\nb\n"));
    assertFalse(isAsShown("a\nb\n", "a\n  hint      sol.py:2: IndexError\n            y\nb\n"));
    assertFalse(isAsShown("a\n...\nc\n", "a\nb\n"));
  }
}
