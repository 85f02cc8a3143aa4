package harness.jury;

import harness.cases.UsageException;
import harness.formats.GeneratedTest;
import harness.problem.JudgeFailure;
import java.util.List;
import java.util.function.Function;

/** Makes the tests that a package declares as calls of its generators. */
public final class GeneratedTests {

  private final JuryPrograms programs;

  GeneratedTests(JuryPrograms programs) {
    this.programs = programs;
  }

  /**
   * Compiles the generators of tests, unless they are already compiled.
   *
   * @throws UsageException if that fails
   */
  public void prepare(List<GeneratedTest> tests) {
    tests.forEach(each -> programs.generator(each.program()));
  }

  /**
   * The input of a test, one character per byte.
   *
   * @throws JudgeFailure if the generator fails
   */
  public String input(GeneratedTest test) {
    return made(test, GeneratorCall::draw);
  }

  /**
   * The answer that the generator of a test tells.
   *
   * @throws JudgeFailure if the generator fails
   */
  public byte[] toldAnswer(GeneratedTest test) {
    return made(test, GeneratorCall::told);
  }

  private <T> T made(GeneratedTest test, Function<GeneratorCall, T> made) {
    JuryProgram program = programs.generator(test.program());
    GeneratorCall call =
        new GeneratorCall(program, test.arguments(), test.writes(), test.reads(), "");
    try {
      return made.apply(call);
    } catch (JudgeFailure failure) {
      throw call.explained(failure);
    }
  }
}
