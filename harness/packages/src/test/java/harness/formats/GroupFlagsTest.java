package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The arguments of validators that ICPC packages declare for groups and tests. */
final class GroupFlagsTest extends WrittenPackage {

  @BeforeEach
  void aProblem() {
    file(
        "problem.yaml",
        """
        problem_format_version: 2025-09
        name: x
        constants:
          max_n: 100
          tolerance: {value: 0.001, tex: x}
        """);
    file("input_validators/validate.py", "exit(42)\n");
    file("output_validator/validate.py", "exit(42)\n");
  }

  private void test(String name) {
    file("data/" + name + ".in", "1\n");
    file("data/" + name + ".ans", "1\n");
  }

  private static List<String> ofInputs(TestJudging judging) {
    return judging.validators().get(0).call().arguments();
  }

  private static PackageTest named(String name, ProblemPackage problem) {
    return problem.tests().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void mayContainConstants() throws IOException {
    test("secret/g/1");
    test("secret/later/1"); // its flags are those of drawn inputs
    file(
        "data/secret/g/test_group.yaml",
        """
        input_validator_args: [--n, {{max_n}}]
        output_validator_args: ["{{tolerance.value}}", "{{tolerance.other}}"]
        """);

    TestJudging judging = named("secret/g/1", read()).judging();
    assertEquals(List.of("--n", "100"), ofInputs(judging));
    assertEquals(
        List.of("0.001", "{{tolerance.other}}"), judging.checker().programs().get(0).arguments());
  }

  @Test
  void mayContainConstantsWhereBapcToolsDeclaresThem() throws IOException {
    file("generators/gen.py", "print(1)\n");
    file(
        "generators/generators.yaml",
        """
        data:
          secret:
            data:
              g:
                test_group.yaml:
                  input_validator_args: {validate: [--n, "{{max_n}}"]}
                data:
                  a: gen.py {seed}
        """);
    assertEquals(List.of("--n", "100"), ofInputs(named("secret/g/a", read()).judging()));
  }

  @Test
  void ofSubmissionsAreNotSupported() throws IOException {
    test("secret/1");
    test("secret/2");
    test("secret/3");
    test("secret/g/4");
    file("data/secret/2.yaml", "args: [fast]\n");
    file("data/secret/3.files/more.txt", "1\n");
    file("data/secret/g/test_group.yaml", "args: []\n");
    ProblemPackage problem = read();
    assertEquals(
        List.of("secret/1", "secret/g/4"),
        problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(
        List.of(
            "2 tests have arguments or files for submissions, for example secret/2:"
                + " not supported; left out"),
        problem.notes());
  }
}
