package harness.formats.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layouts in which people and their tools keep samples. */
final class SampleFilesTest {

  @TempDir private Path folder;
  private final Scratch scratch = new Scratch();

  @AfterEach
  void close() {
    scratch.close();
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private SampleFiles read(String... sources) {
    return SampleFiles.in(folder, List.of(sources), each -> false, scratch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1.in | 1 sample without an answer",
        "1.in 2.in | 2 samples without answers",
        "1.in 1.out | 1 sample with its answer",
        "1.in 1.out 2.in 2.out | 2 samples with answers",
        "1.in 1.out 2.in | 2 samples, 1 of them with an answer",
        "1.in 1.out 2.in 2.out 3.in | 3 samples, 2 of them with answers"
      })
  void theirNumberAndAnswersAreSaidInWords(String files, String words) throws IOException {
    for (String each : files.split(" ", -1)) {
      write(each, "7\n");
    }
    assertEquals(words, read().inWords());
  }

  private String found(String... sources) {
    return read(sources).tests().stream().map(this::shown).collect(Collectors.joining(" "));
  }

  private String shown(DataFile test) {
    String answer = test.answer() == null ? "-" : folder.relativize(test.answer()).toString();
    return folder.relativize(test.input()) + "=" + answer;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1.in 1.out 2.in 2.out | 1.in=1.out 2.in=2.out",
        "1.in 1.ans | 1.in=1.ans",
        "1.in 1.a | 1.in=1.a",
        "1.IN 1.OUT | 1.IN=1.OUT",
        "01 01.a 02 02.a | 01=01.a 02=02.a",
        "tests/01 tests/01.a | tests/01=tests/01.a",
        "input1.txt output1.txt | input1.txt=output1.txt",
        "in1.txt out1.txt | in1.txt=out1.txt",
        "in_1.txt ans_1.txt | in_1.txt=ans_1.txt",
        "1_input.txt 1_output.txt | 1_input.txt=1_output.txt",
        "1.in.txt 1.out.txt | 1.in.txt=1.out.txt",
        "test/sample-1.in test/sample-1.out | test/sample-1.in=test/sample-1.out",
        "A_1.in A_1.ans | A_1.in=A_1.ans",
        "A_input0.txt A_output0.txt | A_input0.txt=A_output0.txt",
        "x.in3 x.ou3 | x.in3=x.ou3",
        "in/1.txt out/1.txt | in/1.txt=out/1.txt",
        "input/input00.txt output/output00.txt | input/input00.txt=output/output00.txt",
        "tests/in/1.in tests/out/1.out | tests/in/1.in=tests/out/1.out",
        "samples/1.in samples/1.out | samples/1.in=samples/1.out",
        "10.in 10.out 9.in 9.out | 9.in=9.out 10.in=10.out",
        "1.in 1.out 1.ans | 1.in=1.ans",
        "1.in 2.in 2.out | 1.in=- 2.in=2.out",
        "in ans out input.txt output.txt | ''",
        "README.md 2024 notes.txt main.py | ''"
      })
  void aLayoutIsRead(String files, String expected) throws IOException {
    for (String each : files.strip().split(" ", -1)) {
      write(each, "1\n");
    }
    assertEquals(expected, found());
    assertEquals(expected.contains("="), SampleFiles.areIn(folder));
  }

  @Test
  void theOutputThatTheHarnessSavedIsNoAnswer() throws IOException {
    write("wrong-answer-0123456789.in", "1\n");
    write("wrong-answer-0123456789.out", "2\n");
    write("wrong-answer-0123456789.json", "{}");
    assertEquals("wrong-answer-0123456789.in=-", found());
  }

  @Test
  void samplesOfSeveralSolutionsAreOfSeveralProblems() throws IOException {
    for (String each : List.of("A_1.in", "A_1.ans", "b-1.in", "b-1.ans", "Ab_1.in", "Ab_1.ans")) {
      write(each, "1\n");
    }
    assertEquals(Set.of("a", "b"), read("A.cpp", "B.py", "sol.py").problems());
  }

  @Test
  void anAnswerWithoutItsInputIsNoted() throws IOException {
    write("1.in", "1\n");
    write("1.out", "1\n");
    write("2.out", "1\n");
    assertTrue(read().notes().toString().contains("2.out: not used"), read().notes().toString());
  }

  @Test
  void cphKeepsTextsAndLimits() throws IOException {
    write(
        ".cph/.A.cpp_d41d8cd98f00b204e9800998ecf8427e.prob",
        "{\"name\":\"A. Sum\",\"timeLimit\":1500,\"memoryLimit\":64,\"interactive\":false,"
            + "\"tests\":[{\"id\":1,\"input\":\"1 2\",\"output\":\"3\\n\"},"
            + "{\"input\":\"4 5\\n\",\"output\":\"\"}]}");
    SampleFiles read = read("A.cpp");
    assertEquals(1500, read.timeLimitMillis());
    assertEquals(64, read.memoryLimitMib());
    assertEquals("1 2\n", Files.readString(read.tests().get(0).input()));
    assertEquals("3\n", Files.readString(read.tests().get(0).answer()));
    Assertions.assertNull(read.tests().get(1).answer());
    assertTrue(SampleFiles.areIn(folder));
  }

  @Test
  void ofSeveralProblemsOfCphTheOneOfTheSolutionIsRead() throws IOException {
    String problem =
        "{\"srcPath\":\"C:\\\\x\\\\%s\",\"tests\":[{\"input\":\"%s\",\"output\":\"1\"}]}";
    write(".cph/.A.cpp_1.prob", problem.formatted("A.cpp", "7"));
    write(".cph/.B.cpp_2.prob", problem.formatted("B.cpp", "8"));
    assertEquals("8\n", Files.readString(read("B.cpp").tests().get(0).input()));
    SampleFiles none = read("C.cpp");
    assertTrue(none.tests().isEmpty());
    assertTrue(none.notes().get(0).contains("2 problems, none of them"), none.notes().toString());
  }

  @Test
  void aDamagedProblemOfCphIsRefusedWithItsLine() throws IOException {
    write(".cph/.A.cpp_1.prob", "{\n\"tests\": [}");
    UsageException refused = Assertions.assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(".prob: line 2: "), refused.getMessage());
    assertFalse(refused.getMessage().contains("\n"), refused.getMessage());
  }
}
