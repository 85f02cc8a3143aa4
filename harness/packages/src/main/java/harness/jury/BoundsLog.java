package harness.jury;

import harness.problem.BoundsHit;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The file in which a testlib validator reports which variables took their minimum and maximum
 * value ({@code Validator::writeTestOverviewLog}).
 */
final class BoundsLog {

  private static final String OPTION = "--testOverviewLogFileName";
  private static final String FILE = "test-overview.log";
  private static final int LARGEST_FILE = 1 << 20;

  /** Lines about features and constant bounds begin with a word instead of a quoted name. */
  private static final Pattern LINE =
      Pattern.compile(
          "^\"(?<name>.*)\":(?<min> min-value-hit)?(?<max> max-value-hit)?\\r?$",
          Pattern.MULTILINE);

  private BoundsLog() {}

  static RunRequest asking(RunRequest request) {
    List<String> words = new ArrayList<>(request.arguments());
    words.addAll(List.of(OPTION, FILE));
    return request.withArguments(words).withWanted(List.of(FILE), LARGEST_FILE);
  }

  static boolean isIn(RunResult result) {
    return result.files().containsKey(FILE);
  }

  static Map<String, BoundsHit> read(RunResult result) {
    return parse(new String(result.files().get(FILE).bytes(), StandardCharsets.UTF_8));
  }

  static Map<String, BoundsHit> parse(String log) {
    Map<String, BoundsHit> bounds = new TreeMap<>();
    Matcher lines = LINE.matcher(log);
    while (lines.find()) {
      BoundsHit hit = new BoundsHit(lines.group("min") != null, lines.group("max") != null);
      bounds.merge(lines.group("name"), hit, BoundsHit::or);
    }
    return bounds;
  }
}
