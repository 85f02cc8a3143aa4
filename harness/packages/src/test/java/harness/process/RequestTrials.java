package harness.process;

import harness.machine.FileTree;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

/**
 * Checks of what a run request promises, in one mode. Works without JUnit, because it also runs in
 * another user's JVM, as {@code RequestTrials CACHE}.
 */
final class RequestTrials {

  private static final long MEMORY = 128 << 20;
  private static final int MIB = 1 << 20;
  private static final RunLimits LIMITS = RunLimits.of(10_000_000_000L, MEMORY);
  private static final int MOST_CHARACTERS = 200;
  private static final byte[] NOTHING = new byte[0];

  /** A check of one promise. */
  @FunctionalInterface
  interface Trial {
    void run(ProgramHost host) throws IOException;
  }

  private RequestTrials() {}

  /** All checks by name. */
  static Map<String, Trial> all() {
    Map<String, Trial> trials = new LinkedHashMap<>();
    trials.put("arguments arrive as given", RequestTrials::argumentsArriveAsGiven);
    trials.put("arguments are those of their run", RequestTrials::argumentsAreThoseOfTheirRun);
    trials.put("files hold what was given", RequestTrials::filesHoldWhatWasGiven);
    trials.put("files are fresh in every run", RequestTrials::filesAreFreshInEveryRun);
    trials.put("leftovers give way to files", RequestTrials::leftoversGiveWayToFiles);
    trials.put("folder that is replaced is made anew", RequestTrials::replacedFolderIsMadeAnew);
    trials.put("wanted files come back", RequestTrials::wantedFilesComeBack);
    trials.put("only regular files come back", RequestTrials::onlyRegularFilesComeBack);
    trials.put("files are cut at the bound", RequestTrials::filesAreCutAtTheBound);
    trials.put("closed files come back", RequestTrials::closedFilesComeBack);
    trials.put("files of a failing program come back", RequestTrials::filesOfAFailingProgram);
    trials.put("given files are not the program's", RequestTrials::givenFilesAreNotThePrograms);
    trials.put("error output is kept as far as asked", RequestTrials::errorOutputIsKept);
    trials.put("the end of long error output is kept", RequestTrials::endOfErrorOutputIsKept);
    trials.put(
        "an exception is told from earlier error output",
        RequestTrials::exceptionIsToldFromEarlierErrorOutput);
    return trials;
  }

  /** Prints a line for each mode and check, like the zoo. */
  public static void main(String[] arguments) throws IOException {
    Path cache = Path.of(arguments[0]);
    for (ZooMode.Place place : ZooMode.Place.values()) {
      ZooMode mode = ZooMode.here(place);
      try (ProgramHost host = Zoo.host(mode, cache)) {
        all().forEach((name, trial) -> System.out.println(line(mode, name, trial, host)));
      } catch (RunnerFailure notHere) {
        System.out.println(line(mode, "all", ZooRun.Outcome.SKIPPED, notHere.getMessage()));
      }
    }
  }

  private static ZooRun.Line line(ZooMode mode, String name, Trial trial, ProgramHost host) {
    try {
      trial.run(host);
      return line(mode, name, ZooRun.Outcome.RIGHT, "");
    } catch (IOException | RuntimeException | AssertionError e) {
      return line(mode, name, ZooRun.Outcome.WRONG, e.toString());
    }
  }

  private static ZooRun.Line line(ZooMode mode, String name, ZooRun.Outcome outcome, String why) {
    return new ZooRun.Line(mode.toString(), name, outcome, why);
  }

  private static void argumentsArriveAsGiven(ProgramHost host) {
    List<String> words = new ArrayList<>(List.of("", " ", "two words", "-n", "--", "a\nb", ""));
    words.addAll(List.of("$HOME *", "'\"\\", "{memory}", "x".repeat(100_000), "naïve – 数 🙂"));
    RunResult result = run(host, "printf '%s\\0' \"$@\"", request().withArguments(words));
    same(words, List.of(Arrays.copyOf(result.outputText().split("\0", -1), words.size())), result);
  }

  private static void argumentsAreThoseOfTheirRun(ProgramHost host) {
    try (ProgramSession session = host.session(shell("echo $# $*"), MEMORY)) {
      for (List<String> words : List.of(List.of("a", "b"), List.<String>of(), List.of("c"))) {
        RunResult result = session.run(request().withArguments(words));
        String expected = words.size() + " " + String.join(" ", words);
        same(expected.strip(), result.outputText().strip(), result);
      }
    }
  }

  private static void filesHoldWhatWasGiven(ProgramHost host) throws IOException {
    byte[] bytes = new byte[200_001];
    new Random(1).nextBytes(bytes);
    Path onDisk = Files.createTempFile("content-", ".bin");
    try (ProgramSession session = host.session(shell("cat -- \"$@\"; ls -A | wc -l"), MEMORY)) {
      Files.write(onDisk, bytes);
      RunRequest request =
          request()
              .withFile("two words", Content.of(bytes))
              .withFile("-empty", Content.of(NOTHING))
              .withFile(".disk", Content.of(onDisk))
              .withArguments(List.of("-empty", "two words", ".disk"));
      RunResult result = session.run(request);
      byte[] output = result.output();
      same(2 * bytes.length + 2, output.length, result);
      check(Arrays.equals(bytes, Arrays.copyOf(output, bytes.length)), result);
      check(
          Arrays.equals(bytes, Arrays.copyOfRange(output, bytes.length, 2 * bytes.length)), result);
      same("3\n", result.outputText().substring(result.outputText().length() - 2), result);
      result = session.run(request().withArguments(List.of("/dev/null")));
      same("0\n", result.outputText(), result);
    } finally {
      Files.delete(onDisk);
    }
  }

  private static void filesAreFreshInEveryRun(ProgramHost host) {
    String script = "cat a b c; echo more >> a; rm b; mv c d; ln -s a b; chmod 0 a .";
    try (ProgramSession session = host.session(shell(script), MEMORY)) {
      RunRequest request =
          request()
              .withFile("a", Content.of("A"))
              .withFile("b", Content.of("B"))
              .withFile("c", Content.of("C"));
      for (int i = 0; i < 3; i++) {
        RunResult result = session.run(request);
        same("ABC", result.outputText(), result);
      }
    }
  }

  private static void leftoversGiveWayToFiles(ProgramHost host) {
    try (ProgramSession session =
        host.session(shell("cat data; rm -f data; eval \"$1\""), MEMORY)) {
      RunRequest request = request().withFile("data", Content.of("fresh"));
      for (String leftover :
          List.of(
              "mkdir -p data/below; echo x > data/below/file; chmod 0 data",
              "ln -s /etc/passwd data",
              "ln -s /nowhere data",
              "mkfifo data",
              "echo stale > data; chmod 0 data",
              "true")) {
        RunResult result = session.run(request.withArguments(List.of(leftover)));
        same("fresh", result.outputText(), result);
      }
    }
  }

  /** Only if the folder is not a mount can the program replace it. */
  private static void replacedFolderIsMadeAnew(ProgramHost host) throws IOException {
    Path victim = Files.createTempDirectory("victim-");
    Object owner = Files.getOwner(victim);
    String script = "cat data; rm data; d=$PWD; cd /; rmdir $d && ln -s " + victim + " $d; true";
    try (ProgramSession session = host.session(shell(script), MEMORY)) {
      RunRequest request = request().withFile("data", Content.of("fresh"));
      for (int i = 0; i < 3; i++) {
        RunResult result = session.run(request.withWanted(List.of("data"), 10));
        same("fresh", result.outputText(), result);
        same(Set.of(), result.files().keySet(), result);
      }
      same(owner, Files.getOwner(victim), null);
    } finally {
      FileTree.delete(victim);
    }
  }

  private static void wantedFilesComeBack(ProgramHost host) {
    String script = "cat > out; : > empty; echo y > other; echo seen";
    try (ProgramSession session = host.session(shell(script), MEMORY)) {
      byte[] input = new byte[300_000];
      new Random(2).nextBytes(input);
      RunRequest request = RunRequest.of(input, LIMITS);
      RunResult result =
          session.run(request.withWanted(List.of("missing", "out", "empty", "given"), MIB));
      same("seen\n", result.outputText(), result);
      same(Set.of("out", "empty"), result.files().keySet(), result);
      check(Arrays.equals(input, result.files().get("out").bytes()), result);
      check(!result.files().get("out").cut() && !result.files().get("empty").cut(), result);
      same("", result.files().get("empty").text(), result);
      RunRequest given = request().withFile("given", Content.of("given"));
      result = session.run(given.withWanted(List.of("given"), 5));
      same("given", result.files().get("given").text(), result);
      same(Set.of(), session.run(request()).files().keySet(), result);
    }
  }

  private static void onlyRegularFilesComeBack(ProgramHost host) {
    String script =
        "echo x > file; ln -s /etc/passwd link; ln -s file near; ln -s nowhere broken;"
            + " mkfifo pipe; mkdir folder; ln -s /dev/zero device";
    List<String> names = List.of("link", "near", "broken", "pipe", "folder", "device", "file");
    RunResult result = run(host, script, request().withWanted(names, MIB));
    same(Set.of("file"), result.files().keySet(), result);
  }

  private static void filesAreCutAtTheBound(ProgramHost host) {
    String script = "for n in 0 99999 100000 100001 3000000; do head -c $n /dev/zero > $n; done";
    List<String> names = List.of("0", "99999", "100000", "100001", "3000000");
    RunResult result = run(host, script, request().withWanted(names, 100_000));
    same(Set.copyOf(names), result.files().keySet(), result);
    result
        .files()
        .forEach(
            (name, file) -> {
              int size = Integer.parseInt(name);
              same(Math.min(size, 100_000), file.bytes().length, result);
              same(size > 100_000, file.cut(), result);
            });
  }

  private static void closedFilesComeBack(ProgramHost host) {
    String script = "echo x > out; chmod 0 out .";
    RunResult result = run(host, script, request().withWanted(List.of("out"), 10));
    same("x\n", result.files().get("out").text(), result);
  }

  private static void filesOfAFailingProgram(ProgramHost host) {
    String script = "echo x > out; echo why >&2; exit 3";
    RunResult result = run(host, script, request().withWanted(List.of("out"), 10));
    same(3, result.report().exitCode(), result);
    same("why", result.report().errorLine(), result);
    same("x\n", result.files().get("out").text(), result);
  }

  /**
   * Larger than a folder in memory normally holds, and larger than a file that the program may
   * write.
   */
  private static void givenFilesAreNotThePrograms(ProgramHost host) throws IOException {
    Path large = Files.createTempFile("large-", ".bin");
    String script =
        "wc -c < large; for i in 1 2 3; do head -c 62914560 /dev/zero > $i; done; wc -c 3";
    try (ProgramSession session = host.session(shell(script), MEMORY)) {
      try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
        file.setLength(100 * MIB);
      }
      RunResult result = session.run(request().withFile("large", Content.of(large)));
      same("104857600\n62914560 3\n", result.outputText(), result);
      check(result.report().endedWell(), result);
      check(result.report().peakBytes() < 32 * MIB, result);
    } finally {
      Files.delete(large);
    }
  }

  private static void errorOutputIsKept(ProgramHost host) {
    String script = "head -c 50000 /dev/zero | tr '\\0' e >&2";
    RunLimits all = LIMITS.withErrorKeptBytes(60_000);
    RunResult result = run(host, script, RunRequest.of(NOTHING, all));
    same("e".repeat(50_000), result.report().errorText(), result);
  }

  private static void endOfErrorOutputIsKept(ProgramHost host) {
    String script =
        "(echo Traceback '(most recent call last):'; seq 100000; echo Error: deep) >&2; exit 1";
    RunResult result = run(host, script, RunRequest.of(NOTHING, LIMITS));
    String text = result.report().errorText();
    check(text.startsWith("Traceback (most recent call last):\n1\n2\n"), result);
    check(text.endsWith("\n99999\n100000\nError: deep\n"), result);
    check(text.contains("\n...\n") && text.length() < 10_000, result);
    same("exit code 1: Error: deep", result.report().judgement().detail(), result);
  }

  private static void exceptionIsToldFromEarlierErrorOutput(ProgramHost host) {
    String script =
        "(echo debug; echo 'Exception in thread \"main\" X'; echo '  at Main'; echo end) >&2; exit 1";
    RunResult result = run(host, script, RunRequest.of(NOTHING, LIMITS));
    same(
        "exit code 1: Exception in thread \"main\" X",
        result.report().judgement().detail(),
        result);
  }

  private static RunRequest request() {
    return RunRequest.of(NOTHING, LIMITS);
  }

  private static RunResult run(ProgramHost host, String script, RunRequest request) {
    try (ProgramSession session = host.session(shell(script), MEMORY)) {
      return session.run(request);
    }
  }

  private static Program shell(String script) {
    List<String> command = List.of("/bin/bash", "-c", script, "shell");
    return Program.ofCommand("shell", command, List.of(), List.of());
  }

  private static void same(Object expected, Object found, RunResult result) {
    if (!Objects.equals(expected, found)) {
      throw new AssertionError(
          "expected " + brief(expected) + ", found " + brief(found) + "; " + described(result));
    }
  }

  private static String brief(Object value) {
    String text = String.valueOf(value);
    int end = Math.max(0, text.length() - MOST_CHARACTERS / 2);
    return text.length() <= MOST_CHARACTERS
        ? "'" + text + "'"
        : "'" + text.substring(0, MOST_CHARACTERS / 2) + " ... " + text.substring(end) + "'";
  }

  private static void check(boolean holds, RunResult result) {
    if (!holds) {
      throw new AssertionError("not so: " + described(result));
    }
  }

  private static String described(RunResult result) {
    return result == null ? "" : result.report().toString();
  }
}
