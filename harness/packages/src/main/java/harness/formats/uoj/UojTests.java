package harness.formats.uoj;

import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tests.
 *
 * @param counted those that give points, numbered from 1
 * @param extra those that only take points from a submission that has all
 */
record UojTests(List<DataFile> counted, List<DataFile> extra) {

  static final String EXTRA = "ex_";

  private static final int USUAL_TESTS = 10;

  static UojTests of(UojConf conf, PackageFolder folder) {
    List<String> unanswered = new ArrayList<>();
    int tests = conf.count(UojConf.TESTS, USUAL_TESTS);
    int extra = conf.count(UojConf.EXTRA_TESTS, 0);
    UojTests found =
        new UojTests(
            read(conf, "", tests, folder, unanswered),
            read(conf, EXTRA, extra, folder, unanswered));
    folder.notes().addMissingAnswers(unanswered, false);
    return found;
  }

  private static List<DataFile> read(
      UojConf conf, String prefix, int count, PackageFolder folder, List<String> unanswered) {
    List<DataFile> found = new ArrayList<>();
    for (int test = 1; test <= count; test++) {
      String input = prefix + conf.file("input", test);
      String output = prefix + conf.file("output", test);
      Optional<Path> answer = folder.file(output);
      if (answer.isEmpty()) {
        unanswered.add(output);
      }
      Path file =
          folder.needed(input, conf.get(prefix.isEmpty() ? UojConf.TESTS : UojConf.EXTRA_TESTS));
      found.add(new DataFile(prefix + test, file, answer.orElse(null), true, null));
    }
    return found;
  }

  /** The names of the files with the outputs, as the judge asks for them, by the test's name. */
  Map<String, String> outputs(UojConf conf) {
    Map<String, String> outputs = new HashMap<>();
    for (int test = 1; test <= counted.size(); test++) {
      outputs.put(counted.get(test - 1).name(), conf.file("output", test));
    }
    return outputs;
  }

  List<PackageTest> all() {
    return Stream.concat(counted.stream(), extra.stream()).map(PackageTest.class::cast).toList();
  }
}
