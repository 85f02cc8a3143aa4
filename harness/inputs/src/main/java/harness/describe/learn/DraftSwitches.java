package harness.describe.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lines of a draft that say something else than the lines above, as comments. Whoever moves the
 * comment signs uses them instead.
 */
public final class DraftSwitches {

  private static final String MARK = "# or: ";
  private static final Pattern LINE =
      Pattern.compile("( *)# or(?: for (\\d+) lines)?: (.*?)  # (.*)");

  private DraftSwitches() {}

  /**
   * A draft after one switch.
   *
   * @param text the draft
   * @param what what is different, in a few words
   */
  public record Switched(String text, String what) {}

  /** The drafts that single switches of a draft lead to. */
  public static List<Switched> of(String draft) {
    List<String> lines = draft.lines().toList();
    List<Switched> all = new ArrayList<>();
    int active = 0; // the end of the lines that the next alternatives replace
    for (int i = 0; i < lines.size(); i++) {
      Matcher line = LINE.matcher(lines.get(i));
      if (!line.matches()) {
        active = i + 1;
        continue;
      }
      int replaced = line.group(2) == null ? 1 : Integer.parseInt(line.group(2));
      List<String> changed = new ArrayList<>(lines);
      int first = firstOf(replaced, lines.subList(0, active));
      if (first >= 0) {
        changed.set(i, line.group(1) + line.group(3));
        changed.subList(first, active).clear();
        all.add(new Switched(String.join("\n", changed) + "\n", line.group(4)));
      }
    }
    return all;
  }

  /** The index of the first of the last lines that are no other forms; -1 if there are fewer. */
  private static int firstOf(int count, List<String> lines) {
    int left = count;
    for (int i = lines.size() - 1; i >= 0; i--) {
      left -= LINE.matcher(lines.get(i)).matches() ? 0 : 1;
      if (left == 0) {
        return i;
      }
    }
    return -1;
  }

  /** A draft without the lines of comments. */
  public static String without(String draft) {
    return draft
        .lines()
        .filter(each -> !LINE.matcher(each).matches())
        .map(each -> each + "\n")
        .collect(Collectors.joining());
  }

  /**
   * The text of a part, with a comment after the lines for which each other form of it has others.
   *
   * @param others texts of the other forms, and what is different
   */
  static String with(String text, List<Switched> others) {
    List<String> lines = Arrays.asList(text.split("\n", -1));
    List<List<String>> after = new ArrayList<>();
    lines.forEach(each -> after.add(new ArrayList<>()));
    for (Switched each : others) {
      List<String> different = Arrays.asList(each.text().split("\n", -1));
      int place = only(lines, different);
      if (place >= 0) {
        after.get(place).add(comment(lines.get(place), MARK, different.get(place), each.what()));
      } else {
        String mark = MARK.replace("or:", "or for " + lines.size() + " lines:");
        String whole = different.stream().map(String::strip).collect(Collectors.joining(" "));
        boolean isPlain = lines.stream().noneMatch(line -> line.contains(Proposal.STRUCTURE));
        if (isPlain && !whole.contains(Proposal.STRUCTURE)) {
          after.get(lines.size() - 1).add(comment("", mark, whole, each.what()));
        }
      }
    }
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      all.append(i == 0 ? "" : "\n").append(lines.get(i));
      after.get(i).forEach(each -> all.append("\n").append(each));
    }
    return all.toString();
  }

  private static String comment(String above, String mark, String line, String what) {
    String indent = above.substring(0, above.length() - above.stripLeading().length());
    return indent + mark + withoutRemark(line.strip()) + "  # " + what;
  }

  /** The line without the values seen. */
  private static String withoutRemark(String line) {
    return line.replaceAll("  # seen: .*?(?= END|$)", "");
  }

  /** The only line in which two texts differ; -1 if there are several. */
  private static int only(List<String> some, List<String> others) {
    int place = -1;
    for (int i = 0; i < some.size() && some.size() == others.size(); i++) {
      if (!some.get(i).equals(others.get(i))) {
        if (place >= 0) {
          return -1;
        }
        place = i;
      }
    }
    return place;
  }
}
