package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Drawn inputs are validated like the tests of the group whose rule made them. */
@Thorough
final class FlagsOfRulesTest {

  /** Without the arguments of a group, no input is valid. */
  private static final String VALIDATE =
      "read n; [ $n -ge ${1:-1} ] && [ $n -le ${2:-0} ] && exit 42 || exit 43";

  @TempDir private Path temporary;

  private void file(String name, String text) throws IOException {
    Path file = temporary.resolve("p").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  private void bapc(String largest) throws IOException {
    file("problem.yaml", "problem_format_version: 2025-09\nname: x\nlimits: {time_limit: 1}");
    file("input_validators/validate.sh", VALIDATE);
    file("submissions/accepted/right.sh", "cat");
    file("submissions/wrong_answer/large.sh", "read n; [ $n -ge 1000 ] && n=0; echo $n");
    file("generators/gen.sh", "echo $1");
    file(
        "generators/generators.yaml",
        """
        data:
          secret:
            data:
              - large:
                  test_group.yaml: {input_validator_args: ["1000", "%s"]}
                  data:
                    - a: gen.sh 1234 {seed}
              - small:
                  test_group.yaml: {input_validator_args: ["1", "9"]}
                  data:
                    - b: gen.sh 7 {seed}
        """
            .formatted(largest));
  }

  private CommandRun run(int code, String... words) {
    CommandRun run =
        CommandRun.of(
            Stream.concat(Stream.of(words), Stream.of("--problem", temporary.resolve("p")))
                .toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  @Test
  void ofBapcTools() throws IOException {
    bapc("2000");
    String out = run(ExitCode.OK, "stress", "--n=6", "--seed=1").out();
    assertTrue(out.contains("large, expected to fail: caught on p/gen@1#0"), out);
  }

  @Test
  void whenTheyAreGenerated() throws IOException {
    bapc("2000");
    Path out = temporary.resolve("out");
    run(ExitCode.OK, "generate", "--n=2", "--seed=1", "--out=" + out);
    try (Stream<Path> files = Files.list(out)) {
      assertEquals(4, files.count());
    }
  }

  @Test
  void andRejectedLikeThem() throws IOException {
    bapc("1100");
    String out = run(ExitCode.FINDINGS, "stress", "--n=2", "--seed=1").out();
    assertTrue(out.contains("validate: judge-error (invalid-input)"), out);
    assertTrue(out.contains("1 of 2 cases not judged"), out);
  }

  @Test
  void aCaseThatIsNotValidWhereNewTestsGoIsNotSaved() throws IOException {
    bapc("2000");
    file("generators/gen.sh", "[ $1 = 7 ] && echo 7 || echo $(($1 + $2 % 100))");
    String err = run(ExitCode.OK, "stress", "--n=6", "--seed=1", "--save").err();
    assertTrue(err.contains("not saved: a case that kills large: validate"), err);
  }

  /** The flags of the group that new tests are in are not those of the case's own group. */
  @Test
  void theFlagsThatItIsRejectedWithAreNamed() throws IOException {
    bapc("2000");
    file("generators/gen.sh", "[ $1 = 7 ] && echo 7 || echo $(($1 + $2 % 100))");
    file("data/secret/test_group.yaml", "input_validator_args: ['1', '999']");
    String err = run(ExitCode.OK, "stress", "--n=6", "--seed=1", "--save").err();
    assertTrue(err.contains("validate: rejects the input (arguments 1 999)"), err);
  }

  @Test
  void soAreTheSmallerOnes() throws IOException {
    bapc("2000");
    file("submissions/accepted/wrong.sh", "read n; [ $n -ge 1000 ] && n=0; echo $n");
    String out = run(ExitCode.FINDINGS, "stress", "--n=4", "--seed=1").out();
    assertTrue(
        out.contains("finding 1: disputed input: disagreement (differs-from-reference)"), out);
    assertTrue(out.contains("1 of 2 prints 1000: right; 1 prints 0: wrong"), out);
    assertTrue(out.contains("smallest  1 token (5 bytes)"), out);
    Path input = Files.writeString(temporary.resolve("smaller.in"), "1000\n");
    String shown = input.toString();
    out = run(ExitCode.FINDINGS, "minimize", "--solution=large", "--no-shrink", shown).out();
    assertTrue(out.contains("large: wrong-answer"), out);
  }

  @Test
  void hackStartsFromThem() throws IOException {
    bapc("2000");
    run(ExitCode.OK, "hack", "--solution=right", "--time=2s", "--seed=1");
  }

  @Test
  void ofPolygon() throws IOException {
    file(
        "problem.xml",
        """
        <problem><judging><testset name="tests">
        <time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
        <input-path-pattern>tests/%d</input-path-pattern>
        <answer-path-pattern>tests/%d.a</answer-path-pattern>
        <tests>
        <test method="generated" group="2" cmd="gen 1234"/>
        <test method="generated" group="1" cmd="gen 7"/>
        </tests></testset></judging>
        <files><executables><executable><source path="files/gen.sh"/></executable>
        </executables></files>
        <assets><validators><validator><source path="files/val.sh"/></validator></validators>
        <solutions><solution tag="main"><source path="solutions/right.sh"/></solution>
        <solution tag="accepted"><source path="solutions/other.sh"/></solution>
        </solutions></assets></problem>
        """);
    file("files/gen.sh", "echo $1");
    file(
        "files/val.sh",
        "read n; case \"$1 $2 $3 $4\" in"
            + " '--testset tests --group 1') [ $n -le 9 ] || exit 3;;"
            + " '--testset tests --group 2') [ $n -ge 1000 ] || exit 3;;"
            + " *) exit 3;; esac");
    file("solutions/right.sh", "cat");
    file("solutions/other.sh", "read n; echo $n");
    run(ExitCode.OK, "verify");
    run(ExitCode.OK, "stress", "--n=2", "--seed=1");
  }
}
