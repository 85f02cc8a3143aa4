package harness.formats;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.toolchain.Languages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Folders that are almost a package. */
final class NearestMissTest extends WrittenPackage {

  private String said() {
    return ProblemFormats.nearestMiss(folder, Languages.load(List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "task.yaml | task.yaml without sol/, gen/ or input/",
        "task.toml | looks like the format of task-maker, which is not read",
        "config.ini | config.ini without tests such as 1.in",
        "testdata/1.in | testdata without problem.yaml, which Hydro needs",
        "problem.yml | problem.yml without data/, which SYZOJ needs",
        "problem.json | problem.json without gen/data, which a TPS package needs",
        "config.yml | config.yml without prog/, which a sinolpack needs",
        "prog/abc.cpp | prog without in/ or config.yml",
        "TESTSET | TESTSET without PROBLEM in the folder above",
        "SOLUTION | SOLUTION without PROBLEM in the folder above",
        "submissions/x | submissions without problem.yaml, which the ICPC format needs",
        "problems.xml | problems.xml is almost the name that polygon needs: problem.xml",
        "Problem.conf | Problem.conf is almost the name that uoj needs: problem.conf",
        "init.yaml | init.yaml is almost the name that dmoj needs: init.yml",
        "a/PROBLEM | its folder a is a problem (rime)",
        "a/x.cdf | its folder a is a problem (lemon)",
      })
  void whatIsMissingIsNamed(String file, String miss) {
    file(file, "x\n");
    assertTrue(said().contains(miss), said());
  }

  @Test
  void aFolderOfAProblemOfRimeIsNotTheProblem() {
    file("PROBLEM", "problem(1)\n");
    file("tests/TESTSET", "\n");
    String said = ProblemFormats.nearestMiss(folder.resolve("tests"), Languages.load(List.of()));
    assertTrue(said.contains("the folder above it is a problem (rime)"), said);
  }
}
