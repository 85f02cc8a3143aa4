package harness.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.builtin.FileJudge;
import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.generators.Generators;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The exported validators agree with {@code validate} and {@code check}, on valid and on damaged
 * files.
 */
final class ValidatorsAgreeTest {

  private static final long SEED = 5;
  private static final int BASES = 8;
  private static final int DAMAGED_EACH = 50;

  /** A judge's file and its right answers. */
  private record Base(String inputText, String answerText) {
    byte[] input() {
      return bytes(inputText);
    }

    byte[] answer() {
      return bytes(answerText);
    }
  }

  @TempDir private Path folder;

  @BeforeEach
  void needsPython() {
    assumeTrue(PythonValidators.available(), "python3 is not installed");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static List<Base> bases(Puzzle puzzle) {
    int size = Math.min(3, puzzle.limits().casesPerFile());
    List<Base> bases = new ArrayList<>();
    for (int i = 0; i < BASES; i++) {
      Generator near = Generators.named(puzzle.name(), "distance:" + i % 4);
      List<String> inputs = new ArrayList<>();
      StringBuilder answers = new StringBuilder();
      for (int index = i * size; index < (i + 1) * size; index++) {
        String input = near.draw(SEED, index).input();
        inputs.add(input);
        answers.append(puzzle.format().print(puzzle.oracle().answer(input)));
      }
      bases.add(new Base(puzzle.format().file(inputs), answers.toString()));
    }
    return bases;
  }

  private static PythonValidators.Said validate(Puzzle puzzle, byte[] input) throws IOException {
    try {
      long cases = FileJudge.countCases(puzzle.format(), new ByteArrayInputStream(input));
      return new PythonValidators.Said(42, "ok, " + cases + (cases == 1 ? " case" : " cases"));
    } catch (InvalidInput invalid) {
      return new PythonValidators.Said(43, invalid.getMessage());
    }
  }

  private static FileJudge.Result check(Puzzle puzzle, byte[] input, byte[] output)
      throws IOException, InvalidInput {
    long cases = FileJudge.countCases(puzzle.format(), new ByteArrayInputStream(input));
    return new FileJudge(puzzle, false)
        .judge(new ByteArrayInputStream(input), cases, new ByteArrayInputStream(output));
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void ofDamagedInputs(String name) throws IOException, InterruptedException {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    PythonValidators python = new PythonValidators(puzzle, folder);
    Damage damage = new Damage(SEED);
    List<byte[]> files = new ArrayList<>();
    List<PythonValidators.Said> expected = new ArrayList<>();
    for (Base base : bases(puzzle)) {
      files.add(base.input());
      for (int i = 0; i < DAMAGED_EACH; i++) {
        files.add(damage.of(base.input()));
      }
    }
    for (byte[] file : files) {
      python.addInput(file);
      expected.add(validate(puzzle, file));
    }
    List<PythonValidators.Said> said = python.judge();
    for (int i = 0; i < files.size(); i++) {
      assertEquals(expected.get(i), said.get(i), shown(files.get(i)));
    }
    assertBoth(said);
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void ofDamagedOutputs(String name) throws Exception {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    PythonValidators python = new PythonValidators(puzzle, folder);
    Damage damage = new Damage(SEED);
    List<byte[]> outputs = new ArrayList<>();
    List<FileJudge.Result> expected = new ArrayList<>();
    for (Base base : bases(puzzle)) {
      for (int i = 0; i <= DAMAGED_EACH; i++) {
        byte[] output = i == 0 ? base.answer() : damage.of(base.answer());
        outputs.add(output);
        python.addOutput(base.input(), base.answer(), output);
        expected.add(check(puzzle, base.input(), output));
      }
    }
    List<PythonValidators.Said> said = python.judge();
    for (int i = 0; i < outputs.size(); i++) {
      FileJudge.Result result = expected.get(i);
      String both = shown(outputs.get(i)) + ": " + result + " / " + said.get(i);
      int code = result.judgement().verdict() == Verdict.ACCEPTED ? 42 : 43;
      assertEquals(code, said.get(i).code(), both);
      String place = "case " + result.caseNumber() + ":";
      assertEquals(
          result.detail(Long.MAX_VALUE).startsWith(place) && !isExtra(result),
          said.get(i).line().startsWith(place),
          both);
    }
    assertBoth(said);
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void ofSavedCases(String name) throws IOException, InterruptedException {
    Path saved = Path.of("..", "cases", name);
    assumeTrue(Files.isDirectory(saved), "there are no saved cases");
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    PythonValidators python = new PythonValidators(puzzle, folder);
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(saved, "*.in")) {
      found.forEach(files::add);
    }
    for (Path file : files) {
      byte[] input = Files.readAllBytes(file);
      byte[] answer = Files.readAllBytes(Path.of(file.toString().replaceAll("in$", "ans")));
      assertEquals(42, validate(puzzle, input).code(), file.toString());
      python.addInput(input);
      python.addOutput(input, answer, answer);
    }
    List<PythonValidators.Said> said = python.judge();
    for (int i = 0; i < said.size(); i++) {
      assertEquals(42, said.get(i).code(), files.get(i / 2) + ": " + said.get(i));
    }
  }

  /** Tries wrong answer files with outputs that are better. */
  @ParameterizedTest
  @ValueSource(strings = {"rotation", "gears"})
  void neverBlamesAContestantForTheAnswerFile(String name)
      throws IOException, InterruptedException {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    PythonValidators python = new PythonValidators(puzzle, folder);
    Base base = bases(puzzle).get(1);
    String detour = name.equals("gears") ? " 1 1 1 1" : "AF";
    String longer = puzzle.format().print(longerAnswer(puzzle, base, detour));
    python.addOutput(base.input(), bytes("garbage"), base.answer());
    python.addOutput(base.input(), bytes(""), bytes(""));
    if (puzzle.limits().casesPerFile() > 1) {
      String others =
          base.answerText().lines().skip(2).reduce("", (text, line) -> text + line + "\n");
      python.addOutput(base.input(), bytes(longer + others), base.answer());
    }
    for (PythonValidators.Said said : python.judge()) {
      assertEquals(3, said.code(), said.line());
    }
  }

  private static Answer longerAnswer(Puzzle puzzle, Base base, String detour) throws IOException {
    List<String> inputs = new ArrayList<>();
    try {
      puzzle.format().read(new ByteArrayInputStream(base.input()), inputs::add);
    } catch (InvalidInput impossible) {
      throw new IOException(impossible);
    }
    Answer right = puzzle.oracle().answer(inputs.get(0));
    return new Answer(right.claimed() + 2, detour.strip() + right.moves(), right.number());
  }

  private static boolean isExtra(FileJudge.Result result) {
    return result.judgement().reason() == Reason.EXTRA_OUTPUT;
  }

  /**
   * Asserts that some files were accepted and some refused; otherwise the test would show little.
   */
  private static void assertBoth(List<PythonValidators.Said> said) {
    long good = said.stream().filter(each -> each.code() == 42).count();
    assertTrue(good > said.size() / 50 && good < said.size() / 2, good + " of " + said.size());
  }

  private static String shown(byte[] file) {
    return new String(file, StandardCharsets.ISO_8859_1).replace("\r", "\\r");
  }
}
