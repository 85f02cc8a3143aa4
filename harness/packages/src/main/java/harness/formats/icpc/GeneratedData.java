package harness.formats.icpc;

import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.formats.syntax.Declared;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What a package declares for a tool that generates its tests. */
interface GeneratedData {

  /**
   * All rules, each once for each group of tests that it makes tests of.
   *
   * @param judging how the test of a given name is judged; null if like any drawn input
   * @param group of the test of a given name; null if it is in none
   */
  List<GeneratorRule> rules(Function<String, TestJudging> judging, Function<String, String> group);

  /** The tests that the tool would make, in its order. */
  List<PackageTest> tests();

  /** The settings of groups and tests, by the path of the file that would hold them. */
  Map<String, Declared> flags();

  /** The solution that makes the answers; null if none is named. */
  String solution();

  /**
   * Reads the declarations for BAPCtools; if there are none, those for testdata_tools.
   *
   * @param scoring whether groups of tests give points
   */
  static GeneratedData of(PackageFolder folder, Constants constants, boolean scoring) {
    boolean isOfScript = GeneratorScript.isIn(folder);
    if (Files.exists(folder.at(BapcGenerators.FILE))) {
      if (isOfScript) {
        folder.leaveOut(GeneratorScript.FILE + ": " + BapcGenerators.FILE + " is used");
      }
    } else if (isOfScript) {
      List<GeneratorScript.Call> calls = GeneratorScript.calls(folder);
      if (!calls.isEmpty()) {
        return TestdataTools.of(folder, calls, scoring);
      }
    }
    return BapcGenerators.of(folder, constants);
  }
}
