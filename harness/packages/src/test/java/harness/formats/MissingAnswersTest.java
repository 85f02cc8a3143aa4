package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Packages that lack the answer files of some tests. */
final class MissingAnswersTest extends WrittenPackage {

  private void assertNoted(String... notes) throws IOException {
    ProblemPackage problem = read();
    assertEquals(List.of(notes), problem.notes());
  }

  private void writeIcpc(String problem) throws IOException {
    file("problem.yaml", "name: x\n" + problem);
    file("data/sample/1.in", "1\n");
    file("data/sample/1.ans", "");
    file("data/secret/g1/a.in", "1\n");
    file("data/secret/g1/b.in", "1\n");
    file("data/secret/g1/b.ans", "1\n");
  }

  @Test
  void icpcNeedsTheAnswerOfEachTest() throws IOException {
    writeIcpc("");
    assertNoted("1 test has no answer file, data/secret/g1/a.ans: the reference's answer is used");
    file("data/secret/g2/c.in", "1\n");
    assertNoted(
        "2 tests have no answer file, for example data/secret/g1/a.ans:"
            + " the reference's answer is used");
  }

  @Test
  void anInteractorGetsAnEmptyAnswer() throws IOException {
    writeIcpc("problem_format_version: 2025-09\ntype: interactive\n");
    file("output_validator/talk.py", "print(1)\n");
    assertNoted(
        "1 test has no answer file, data/secret/g1/a.ans: the interactor gets an empty one");
    file("data/secret/g1/a.ans", "");
    assertNoted();
  }

  @Test
  void testsThatBapcToolsAnswersNeedNoFile() throws IOException {
    writeIcpc("");
    file("generators/gen.py", "print(1)\n");
    file(
        "generators/generators.yaml",
        "data: {secret: {data: {g1: {data: {a: gen.py 1, c: gen.py 2}}}}}\n");
    assertNoted();
  }

  private void writePolygon(String more) throws IOException {
    file("files/gen.py", "print(1)\n");
    file(
        "problem.xml",
        """
        <problem><judging>
        <testset name="pretests">
        <input-path-pattern>pretests/%02d</input-path-pattern>
        <answer-path-pattern>pretests/%02d.a</answer-path-pattern>
        <tests><test method="manual"/></tests></testset>
        <testset name="tests">
        <tests>
          <test method="manual"/>
          <test method="generated" cmd="gen 2"/>
          <test method="manual"/>
        </tests></testset></judging>
        <files><executables><executable><source path="files/gen.py"/></executable></executables></files>
        """
            + more
            + "</problem>");
    file("pretests/01", "1\n");
    file("tests/01", "1\n");
    file("tests/03", "1\n");
  }

  @Test
  void polygonNeedsTheAnswersOfATestSetWhereItHasOthers() throws IOException {
    writePolygon("");
    assertNoted();
    file("tests/01.a", "1\n");
    assertNoted("1 test has no answer file, tests/03.a: the reference's answer is used");
    file("tests/02", "1\n");
    assertNoted(
        "2 tests have no answer file, for example tests/02.a: the reference's answer is used");
    file("talk.py", "print(1)\n");
    writePolygon("<assets><interactor><source path='talk.py'/></interactor></assets>");
    assertNoted(
        "2 tests have no answer file, for example tests/02.a: the interactor gets an empty one");
  }
}
