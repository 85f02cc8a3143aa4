package harness.describe.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The share of a hand-written description that is proposed from a few samples. */
final class ProposalScoreTest {

  private static final Path FOLDER =
      Path.of("src", "test", "resources", "harness", "describe", "problems");

  private static final Pattern COMMAND =
      Pattern.compile(
          "# harness: [^\n]*|\\b(?:REPI?|WHILE|IF|ELSE|END|SPACE|NEWLINE|STRING|REGEX|INT|ASSERT)\\b"
              + "(?:\\((?:[^()\"]|\"[^\"]*\"|\\([^()]*\\))*\\))?");

  private static final Pattern READ = Pattern.compile("INT\\((.*?),(.*?),([a-z])\\)");

  /**
   * Checks a row of the table.
   *
   * @param commands commands of the hand-written description that are proposed in the same order,
   *     whatever their arguments
   * @param counts loops and comments that are proposed word for word, except for names
   * @param bounds the number of bounds that are proposed
   */
  @ParameterizedTest
  @CsvSource({
    "coins,               8 of 8, 1 of 1, 3 of 6",
    "distance-sum,        6 of 6, 1 of 1, 3 of 4",
    "distinct-substrings, 4 of 5, 0 of 0, 1 of 2",
    "gcd-lines,           6 of 6, 1 of 1, 2 of 4",
    "maze,                8 of 14, 1 of 2, 2 of 4",
    "product-mod,         8 of 8, 1 of 1, 3 of 6",
    "smallest-missing,    10 of 11, 2 of 3, 3 of 6",
    "spread,              6 of 6, 1 of 1, 3 of 4",
    "swap-sort,           7 of 7, 2 of 2, 3 of 4",
    "two-teams,           11 of 13, 1 of 2, 5 of 8"
  })
  void proposes(String problem, String commands, String counts, String bounds) throws IOException {
    String wanted = normal(Files.readString(FOLDER.resolve(problem + ".ctd")));
    String[] samples = Files.readString(FOLDER.resolve(problem + ".samples")).split("--\n", -1);
    String proposed = normal(proposal(samples));
    assertEquals(
        List.of(commands, counts, bounds),
        List.of(
            score(names(all(wanted)), names(all(proposed))),
            score(loops(wanted), loops(proposed)),
            score(bounds(wanted), bounds(proposed))),
        proposed);
  }

  private static String proposal(String... samples) {
    try {
      return Proposal.of(Arrays.asList(samples)).text();
    } catch (IllegalArgumentException none) {
      return "";
    }
  }

  /** A description without remarks, with variables renamed in the order in which they are read. */
  private static String normal(String description) {
    String text = description.replaceAll(" *# seen.*", "").replaceAll("REPI\\([a-z],", "REP(");
    Matcher power = Pattern.compile("10\\^(\\d+)").matcher(text);
    text = power.replaceAll(each -> "1" + "0".repeat(Integer.parseInt(each.group(1))));
    Matcher read = READ.matcher(text);
    List<String> names = read.results().map(each -> each.group(3)).toList();
    for (int i = 0; i < names.size(); i++) {
      text = text.replaceAll("\\b" + names.get(i) + "\\b(?= over| all|\\W)", "v" + i);
    }
    return text;
  }

  private static List<String> all(String description) {
    return COMMAND.matcher(description).results().map(MatchResult::group).toList();
  }

  private static List<String> names(List<String> commands) {
    return commands.stream().map(each -> each.replaceFirst("(?<=\\w)\\(.*| [^:]*$", "")).toList();
  }

  private static List<String> loops(String description) {
    return all(description).stream().filter(each -> each.matches("(?s)(#|REP|WHILE).*")).toList();
  }

  private static List<String> bounds(String description) {
    List<String> bounds = new ArrayList<>();
    for (String each : all(description)) {
      if (each.startsWith("INT(")) {
        String[] words = each.substring(4, each.length() - 1).split(",", -1);
        bounds.addAll(
            List.of(bounds.size() + ":" + words[0], (bounds.size() + 1) + ":" + words[1]));
      }
    }
    return bounds;
  }

  /** The length of the longest common subsequence, with the number wanted. */
  private static String score(List<String> wanted, List<String> proposed) {
    int[][] common = new int[wanted.size() + 1][proposed.size() + 1];
    for (int i = 1; i < common.length; i++) {
      for (int j = 1; j < common[0].length; j++) {
        boolean same = wanted.get(i - 1).equals(proposed.get(j - 1));
        int skipped = Math.max(common[i - 1][j], common[i][j - 1]);
        common[i][j] = same ? common[i - 1][j - 1] + 1 : skipped;
      }
    }
    return common[wanted.size()][proposed.size()] + " of " + wanted.size();
  }
}
