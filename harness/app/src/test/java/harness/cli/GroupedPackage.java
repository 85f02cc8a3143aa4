package harness.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes packages with groups of tests. All ask to print the number that they give; wrong
 * submissions print 0 for some numbers.
 */
record GroupedPackage(Path folder) {

  static final String LEGACY = "name: x\ntype: scoring\n";
  static final String MODERN =
      "problem_format_version: 2025-09\nname: x\ntype: scoring\nlimits: {time_limit: 1}\n";
  static final String EASY = "on_reject: break\naccept_score: 40\ngrader_flags: min\n";
  static final String HARD = "on_reject: break\naccept_score: 60\ngrader_flags: min\n";

  void file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  void test(String name, int number) throws IOException {
    file("data/" + name + ".in", number + "\n");
    file("data/" + name + ".ans", number + "\n");
  }

  /** A submission that is wrong on numbers above one and below another. */
  void submission(String name, String comment, int right, int rightAgain) throws IOException {
    file(
        "submissions/" + name + ".sh",
        "# %s\nread n; [ $n -gt %d ] && [ $n -lt %d ] && n=0; echo $n\n"
            .formatted(comment, right, rightAgain));
  }

  void submission(String name, String comment, int right) throws IOException {
    submission(name, comment, right, Integer.MAX_VALUE);
  }

  /** A sample and two groups, worth 40 and 60 points. */
  void legacy() throws IOException {
    file("problem.yaml", LEGACY);
    file(".timelimit", "1\n");
    file("data/testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample\n");
    file("data/secret/testdata.yaml", "grader_flags: first_error accept_if_any_accepted\n");
    file("data/secret/easy/testdata.yaml", EASY);
    file("data/secret/hard/testdata.yaml", HARD);
    test("sample/1", 1);
    test("secret/easy/1", 3);
    test("secret/easy/2", 9);
    test("secret/hard/1", 50);
    test("secret/hard/2", 99);
    submission("accepted/right", "", 1000);
  }

  /** Sample, a group of 30 that requires it, 40 by the sum, and 30 that require the first. */
  void modern() throws IOException {
    file("problem.yaml", MODERN);
    file("data/secret/g1/test_group.yaml", "max_score: 30\nrequire_pass: sample\n");
    file("data/secret/g2/test_group.yaml", "max_score: 40\nscore_aggregation: sum\n");
    file(
        "data/secret/g3/test_group.yaml",
        "max_score: 30\nscore_aggregation: min\nrequire_pass: secret/g1\n");
    test("sample/1", 1);
    test("secret/g1/1", 3);
    test("secret/g1/2", 9);
    test("secret/g2/1", 50);
    test("secret/g2/2", 99);
    test("secret/g3/1", 500);
    submission("accepted/right", "", 1000);
  }
}
