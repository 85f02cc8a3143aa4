package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import harness.Thorough;
import harness.cases.Printable;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Malicious packages are refused in one line, or read without the harmful part. */
final class HostilePackagesTest {

  private static final long TWO_GB = 2L << 30;
  private static final int DEEP = 100_000;

  @TempDir private Path temporary;

  private Path problem;

  @BeforeEach
  void makeAPlainPackage() throws IOException {
    problem = temporary.resolve("plain");
    write("problem.yaml", "name: plain\n");
    write("submissions/accepted/right.py", "print(input())\n");
    write("data/secret/01.in", "1\n");
    write("data/secret/01.ans", "1\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = problem.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static void refused(String why, Path path) {
    CommandRun run = CommandRun.of("list", "--problem", path);
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(why), run.err());
    assertEquals("", run.out());
  }

  /** Asserts that the rest of the package is read and verified, and returns the messages. */
  private String works(String... command) {
    return ends(ExitCode.OK, command).err();
  }

  private CommandRun ends(int code, String... command) {
    Object[] words = new Object[command.length + 2];
    System.arraycopy(command, 0, words, 0, command.length);
    words[command.length] = "--problem";
    words[command.length + 1] = problem;
    CommandRun run = CommandRun.of(words);
    assertEquals(code, run.code(), run.err() + run.out());
    assertFalse(run.err().contains("Exception"), run.err());
    return run;
  }

  private Path zip(String entry, String text) throws IOException {
    Path zip = temporary.resolve("made.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("problem.yaml"));
      out.write("name: plain\n".getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
      out.putNextEntry(new ZipEntry(entry));
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return zip;
  }

  @Test
  void aLinkThatLeavesThePackageIsIgnored() throws IOException {
    Path outside = Files.createDirectory(temporary.resolve("outside"));
    Files.writeString(outside.resolve("secret.in"), "2\n");
    Files.writeString(outside.resolve("wrong.py"), "print(3)\n");
    Files.createSymbolicLink(problem.resolve("data/secret/far"), outside);
    Files.createSymbolicLink(
        problem.resolve("submissions/accepted/wrong.py"), outside.resolve("wrong.py"));
    String said = works("verify");
    assertTrue(said.contains("data/secret/far: link leaves the package; left out"), said);
    assertTrue(said.contains("wrong.py: link leaves the package; left out"), said);
  }

  @ParameterizedTest
  @CsvSource({"., up", ".., up", "../.., up", "../sample, up/back"})
  void aLinkToAFolderAboveItIsIgnored(String target, String shown) throws IOException {
    Files.createDirectory(problem.resolve("data/sample"));
    Files.createSymbolicLink(problem.resolve("data/sample/back"), Path.of("../secret"));
    Files.createSymbolicLink(problem.resolve("data/secret/up"), Path.of(target));
    String said = works("verify");
    String note = "data/secret/" + shown + ": link to a folder above it; left out";
    assertEquals(1, said.lines().filter(each -> each.endsWith(note)).count(), said);
    String list = CommandRun.of("list", "--problem", problem).out();
    assertTrue(list.lines().anyMatch(each -> each.matches(" +tests +2")), list);
  }

  @Test
  void aDescriptionThatIsALinkOutOfThePackageIsRefused() throws IOException {
    Path outside = Files.writeString(temporary.resolve("other.yaml"), "name: other\n");
    Files.delete(problem.resolve("problem.yaml"));
    Files.createSymbolicLink(problem.resolve("problem.yaml"), outside);
    refused("link leaves the package", problem);
  }

  @Thorough // it fills a gigabyte of the disk
  @Test
  void anArchiveThatUnpacksToTooMuchIsRefused() throws IOException {
    Path zip = temporary.resolve("bomb.zip");
    byte[] zeros = new byte[1 << 20];
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("problem.yaml"));
      for (int i = 0; i < 1100; i++) {
        out.write(zeros);
      }
    }
    refused("unpacks to more than", zip);
  }

  @Thorough
  @Test
  void anArchiveOfTooManyFilesIsRefused() throws IOException {
    Path zip = temporary.resolve("many.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (int i = 0; i <= 20_000; i++) {
        out.putNextEntry(new ZipEntry("data/" + i));
      }
    }
    refused("more than 20000 files", zip);
  }

  @Test
  void namesThatLeaveAnArchiveAreRefusedAndNothingIsWritten() throws IOException {
    Path absolute = temporary.resolve("absolute.txt");
    refused("leaves the archive", zip("../../../harness-outside.txt", "x"));
    refused("leaves the archive", zip("a/../../harness-outside.txt", "x"));
    refused("leaves the archive", zip("..\\harness-outside.txt", "x"));
    refused("leaves the archive", zip(absolute.toString(), "x"));
    assertFalse(Files.exists(absolute));
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    for (Path each = folder; each != null; each = each.getParent()) {
      assertFalse(Files.exists(each.resolve("harness-outside.txt")), each.toString());
    }
  }

  @Test
  void aFileThatIsNotAnArchiveIsRefused() throws IOException {
    Path file = Files.writeString(temporary.resolve("text.zip"), "no archive at all");
    refused("neither a folder nor a readable .zip file", file);
  }

  private void polygon(String text) throws IOException {
    Files.delete(problem.resolve("problem.yaml"));
    write("problem.xml", text);
  }

  @Test
  void anEntityBombIsRefused() throws IOException {
    StringBuilder text = new StringBuilder("<?xml version=\"1.0\"?>\n<!DOCTYPE problem [\n");
    text.append("<!ENTITY a0 \"aaaaaaaaaa\">\n");
    for (int i = 1; i < 10; i++) {
      String before = ("&a" + (i - 1) + ";").repeat(10);
      text.append("<!ENTITY a").append(i).append(" \"").append(before).append("\">\n");
    }
    polygon(text + "]>\n<problem><names>&a9;</names></problem>\n");
    refused("problem.xml:", problem);
  }

  private static String polygonTests(String limit, String pattern, String tests) {
    return """
        <problem short-name="p"><judging><testset name="tests"><time-limit>%s</time-limit>\
        <input-path-pattern>%s</input-path-pattern><answer-path-pattern>%s.a</answer-path-pattern>\
        <tests>%s</tests></testset></judging></problem>
        """
        .formatted(limit, pattern, pattern, tests);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tests/%999999999d", "tests/%s", "tests/%d%d", "tests/%", "tests/x"})
  void aPatternOfPathsThatIsNotOneNumberIsRefused(String pattern) throws IOException {
    polygon(polygonTests("1000", pattern, "<test method=\"manual\"/>"));
    refused("is not a path with one number", problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-5", "99999999999999"})
  void aTimeLimitThatNobodyMeansIsRefused(String millis) throws IOException {
    polygon(polygonTests(millis, "tests/%02d", "<test method=\"manual\"/>"));
    refused("expected a time limit", problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0000000001", "1e300"})
  void aTimeLimitThatIsNearlyNothingOrEndlessIsRefused(String seconds) throws IOException {
    write("problem.yaml", "name: plain\nlimits: {time_limit: " + seconds + "}\n");
    refused("expected a time limit", problem);
  }

  @Test
  void aCommandOfMegabytesIsIgnored() throws IOException {
    write("files/gen.py", "print(1)\n");
    String test = "<test method=\"generated\" cmd=\"gen " + "a ".repeat(1_500_000) + "\"/>";
    polygon(polygonTests("1000", "tests/%02d", test));
    refused("longer than 65536 characters", problem);
  }

  private void rbx(String more) throws IOException {
    Files.delete(problem.resolve("problem.yaml"));
    write("problem.rbx.yml", "name: plain\ntimeLimit: 1000\nmemoryLimit: 256\n" + more);
    write("gen.py", "print(1)\n");
  }

  @Test
  void aLongQuotedInputIsRead() throws IOException {
    rbx("testcases: [{name: t, generatorScript: {path: script.txt}}]\n");
    write("script.txt", "@input \"" + "1\\n".repeat(30_000) + "\"\n");
    CommandRun run = ends(ExitCode.OK, "list");
    assertTrue(run.out().lines().anyMatch(each -> each.matches(" +tests +1")), run.out());
  }

  @Test
  void variablesThatGrowACommandAreRefused() throws IOException {
    String generators = "generators: [{name: gen, path: gen.py}]\n";
    rbx("vars: {a: " + "x".repeat(1 << 20) + "}\n" + generators);
    refused("vars.a: ", problem);
    write("problem.yaml", "");
    rbx(
        "vars: {a: %s}\n%stestcases: [{name: t, generators: [{name: gen, args: '%s'}]}]\n"
            .formatted("x".repeat(60_000), generators, "<a> ".repeat(9_000)));
    refused("with its variables", problem);
  }

  @Test
  void aTextThatCannotBeAPathIsRefused() throws IOException {
    rbx("testcases: [{name: t, generatorScript: {path: script.txt}}]\n");
    write("script.txt", "@copy samples/1.in\0\n");
    refused("is not a path", problem);
    write("script.txt", "gen\0 1\n");
    refused("is not a path", problem);
  }

  @Test
  void aGeneratorThatCannotBeAPathIsRefused() throws IOException {
    write("generators/generators.yaml", "data: {secret: {data: {a: \"g\\0.py 1\"}}}\n");
    refused("is not a path", problem);
  }

  @Test
  void aPatternThatIsNoneIsRefused() throws IOException {
    rbx("testcases: [{name: t, testcaseGlob: '[[[{{'}]\n");
    refused("is not a valid pattern of paths", problem);
  }

  @Test
  void constantsThatMultiplyAreRefused() throws IOException {
    String constants = "constants: {a: " + "x".repeat(100_000) + "}\n";
    write("problem.yaml", "name: plain\nproblem_format_version: 2023-07-draft\n" + constants);
    write("input_validators/v.py", "# " + "{{a}}".repeat(10_000) + "\n");
    refused("too large with its constants", problem);
  }

  @Test
  void namesAndPathsAreListedWithoutControlCharacters() throws IOException {
    write("problem.yaml", "name: \"plain\\e[31m\"\n");
    write("submissions/accepted/re\u001b[2Jd.py", "print(input())\n");
    write("input_validators/v\u0007.py", "import sys; sys.exit(42)\n");
    String said = ends(ExitCode.OK, "list").out();
    assertTrue(said.lines().allMatch(Printable::isPlain), Printable.text(said));
    assertTrue(said.contains("re\\x1b[2Jd"), said);
  }

  @Test
  void anExternalEntityIsNotRead() throws IOException {
    Path secret = Files.writeString(temporary.resolve("secret.txt"), "do-not-show");
    polygon(
        "<!DOCTYPE problem [<!ENTITY x SYSTEM \""
            + secret.toUri()
            + "\">]>\n<problem short-name=\"p\"><names>&x;</names></problem>\n");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse((run.err() + run.out()).contains("do-not-show"), run.err() + run.out());
  }

  @Test
  void tooDeeplyNestedElementsAreRefused() throws IOException {
    polygon("<problem>" + "<a>".repeat(DEEP) + "</a>".repeat(DEEP) + "</problem>\n");
    refused("nested too deeply", problem);
  }

  @Test
  void exponentialAliasesAreRefused() throws IOException {
    StringBuilder text = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 10; i++) {
      String before = "*a" + (i - 1);
      text.append("a").append(i).append(": &a").append(i).append(" [").append(before);
      text.append((", " + before).repeat(9)).append("]\n");
    }
    write("problem.yaml", text.toString());
    refused("problem.yaml", problem);
  }

  @Test
  void anAliasThatContainsItselfIsRefused() throws IOException {
    write("problem.yaml", "a: &a [*a]\n");
    refused("problem.yaml", problem);
  }

  @Test
  void aDescriptionNestedTooDeeplyIsRefused() throws IOException {
    write("problem.yaml", "a: " + "[".repeat(DEEP) + "]".repeat(DEEP) + "\n");
    refused("problem.yaml", problem);
    Files.delete(problem.resolve("problem.yaml"));
    write("info.toml", "a = " + "[".repeat(DEEP) + "]".repeat(DEEP) + "\n");
    refused("info.toml", problem);
  }

  private static void makeLarge(Path file) throws IOException {
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(TWO_GB);
    }
  }

  @Test
  void aTestOfTwoGigabytesIsNotJudged() throws IOException {
    makeLarge(problem.resolve("data/secret/02.in"));
    write("data/secret/02.ans", "1\n");
    String said = ends(ExitCode.FINDINGS, "verify").out();
    assertTrue(said.contains("secret/02: judge-error"), said);
    assertTrue(said.contains("02.in: it is larger than 64 MB"), said);
    assertTrue(said.contains("1 of 2 cases not judged"), said);
  }

  @Test
  void aDescriptionOfTwoGigabytesIsRefused() throws IOException {
    makeLarge(problem.resolve("problem.yaml"));
    refused("too large", problem);
  }

  @Test
  void pipesAreNotWaitedFor() throws IOException, InterruptedException {
    makePipe("data/secret/02.in");
    makePipe("submissions/accepted/pipe.py");
    String said = ends(ExitCode.FINDINGS, "verify").out();
    assertTrue(said.contains("02.in: it is not a regular file"), said);
    Files.delete(problem.resolve("problem.yaml"));
    makePipe("problem.yaml");
    CommandRun run = CommandRun.of("list", "--problem", problem);
    assertEquals(ExitCode.USAGE, run.code(), run.err() + run.out());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  private void makePipe(String name) throws IOException, InterruptedException {
    Process made = new ProcessBuilder("mkfifo", problem.resolve(name).toString()).start();
    assertEquals(0, made.waitFor());
  }

  @Test
  void unreadableFilesAreIgnoredOrRefused() throws IOException {
    close("data/secret/01.ans");
    assumeFalse(Files.isReadable(problem.resolve("data/secret/01.ans")), "root reads everything");
    String said = works("list");
    assertTrue(said.contains("01.ans: cannot be read"), said);
    close("problem.yaml");
    refused("cannot be read", problem);
  }

  private void close(String name) throws IOException {
    Files.setPosixFilePermissions(
        problem.resolve(name), PosixFilePermissions.fromString("---------"));
  }

  @Test
  void aLinkInAnArchiveIsNotUnpackedAsALink() throws IOException {
    Path secret = Files.writeString(temporary.resolve("secret.txt"), "do-not-show");
    Path zip = zip("data/secret/01.in", secret.toString());
    markAsLink(zip);
    CommandRun run = CommandRun.of("list", "--problem", zip);
    assertFalse((run.err() + run.out()).contains("do-not-show"), run.err() + run.out());
    assertFalse(run.err().contains("Exception"), run.err());
  }

  /** Marks each entry as a symbolic link made on Unix. */
  private static void markAsLink(Path zip) throws IOException {
    byte[] bytes = Files.readAllBytes(zip);
    for (int i = 0; i + 46 < bytes.length; i++) {
      if (bytes[i] == 'P' && bytes[i + 1] == 'K' && bytes[i + 2] == 1 && bytes[i + 3] == 2) {
        bytes[i + 5] = 3;
        bytes[i + 40] = (byte) 0xff;
        bytes[i + 41] = (byte) 0xa1;
      }
    }
    try (OutputStream out = Files.newOutputStream(zip)) {
      out.write(bytes);
    }
  }
}
