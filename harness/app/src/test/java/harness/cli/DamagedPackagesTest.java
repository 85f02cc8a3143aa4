package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Printable;
import harness.machine.FileTree;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;

/** A reader takes a damaged package, or refuses it in one line: it never fails or hangs. */
class DamagedPackagesTest {

  private static final List<String> PACKAGES =
      List.of(
          "icpc-legacy",
          "icpc-2025",
          "two-passes",
          "polygon",
          "rbx",
          "library-checker",
          "sinol",
          "italian",
          "hydro",
          "uoj",
          "syzoj",
          "tps",
          "dmoj",
          "rime",
          "lemon");

  private static final Pattern DESCRIPTION =
      Pattern.compile(
          ".*\\.(yaml|yml|xml|toml|txt|ini|conf|json|cdf)|stresses/.*|gen/GEN|gen/data"
              + "|PROBLEM|.*/TESTSET|.*/SOLUTION");
  private static final Pattern VALUE =
      Pattern.compile("(?<=[:=] ?)[^\\s,{}\\[\\]][^,\\n{}]*|(?<=>)[^<\\n]+|(?<=\")[^\"\\n]*(?=\")");

  private static final List<String> VALUES =
      List.of(
          "",
          "~",
          "null",
          "true",
          "0",
          "-1",
          "1e300",
          "NaN",
          ".inf",
          "0.0000000001",
          "2147483648",
          "99999999999999999999",
          "[]",
          "{}",
          "[x, y]",
          "{a: b}",
          "[[[{{",
          "../../x",
          "/etc/passwd",
          "%999999999d",
          "%s%n",
          "{seed}{seed}",
          "{seed:99999999999}",
          "{name}",
          "*a".repeat(40),
          "{a,".repeat(200),
          "a".repeat(100_000),
          "<<: *x",
          "&a [*a]",
          "*a",
          "\0",
          "\u001b[31m",
          "\ud800",
          "[1..[8..1]]",
          "[1..",
          "(x|",
          "((((",
          "'",
          "\"",
          "\\",
          "$(x)",
          "{{LARGEST}}",
          "<N.max>",
          "<nothing>",
          "@copy /etc/passwd",
          "@input \"",
          "@testgroup x {",
          "\n---\n",
          "\n...\n",
          "!!binary x",
          "? x",
          "- - - x",
          "\t",
          "]]>",
          "<!--",
          "&lt;",
          "&x;",
          "std::none.cpp",
          "1..=99999999",
          "count: 1000000000");

  @Property(tries = 120, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void aDamagedPackageIsReadOrRefusedInOneLine(
      @ForAll @IntRange(max = 14) int which, @ForAll long seed) throws IOException {
    Path folder = Files.createTempDirectory("damaged");
    try {
      Path problem = PackageCopy.of(PACKAGES.get(which), folder);
      damage(problem, new SplittableRandom(seed));
      CommandRun run =
          assertTimeoutPreemptively(
              Duration.ofMinutes(1), () -> CommandRun.of("list", "--problem", problem));
      String said = Printable.text(run.err());
      assertFalse(said.contains("harness itself failed"), said);
      if (run.code() != ExitCode.OK) {
        assertEquals(ExitCode.USAGE, run.code(), said);
        assertEquals(1, run.err().lines().count(), said);
      }
      assertTrue(run.out().lines().allMatch(Printable::isPlain), () -> Printable.text(run.out()));
    } finally {
      FileTree.delete(folder);
    }
  }

  private static void damage(Path problem, SplittableRandom random) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(problem)) {
      files =
          all.filter(Files::isRegularFile)
              .filter(each -> DESCRIPTION.matcher(problem.relativize(each).toString()).matches())
              .sorted()
              .toList();
    }
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      Path file = files.get(random.nextInt(files.size()));
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      Files.write(file, damaged(text, random).getBytes(StandardCharsets.UTF_8));
    }
  }

  private static String damaged(String text, SplittableRandom random) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    int line = random.nextInt(lines.size());
    String value = VALUES.get(random.nextInt(VALUES.size()));
    int place = random.nextInt(text.length() + 1);
    switch (random.nextInt(8)) {
      case 0 -> lines.remove(line);
      case 1 -> lines.add(line, lines.get(random.nextInt(lines.size())));
      case 2 -> Collections.swap(lines, line, random.nextInt(lines.size()));
      case 3 -> lines.set(line, (random.nextBoolean() ? "  " : "\t") + lines.get(line));
      case 4 -> lines.addAll(line, Collections.nCopies(2_000, lines.get(line)));
      case 5 -> {
        return text.substring(0, place);
      }
      case 6 -> {
        return text.substring(0, place) + value + text.substring(place);
      }
      default -> {
        return withValue(text, value, random);
      }
    }
    return String.join("\n", lines);
  }

  /** Puts a text in the place of one of the values. */
  private static String withValue(String text, String value, SplittableRandom random) {
    Matcher values = VALUE.matcher(text);
    List<MatchResult> all = values.results().toList();
    if (all.isEmpty()) {
      return value;
    }
    MatchResult one = all.get(random.nextInt(all.size()));
    return text.substring(0, one.start()) + value + text.substring(one.end());
  }
}
