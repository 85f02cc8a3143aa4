package harness.formats.icpc;

import harness.formats.icpc.GeneratorScript.Call;
import harness.formats.syntax.Declared;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The settings that testdata_tools would write to {@code testdata.yaml} in the folders of groups.
 */
final class ScriptGroups {

  static final String SAMPLE = "sample";
  static final String SECRET = "secret";

  /** The folder of all tests. */
  private static final String ALL = "";

  private static final String ON_REJECT = "on_reject";
  private static final String RANGE = "range";
  private static final String ACCEPT_SCORE = "accept_score";
  private static final String GRADER_FLAGS = "grader_flags";

  private final String file;
  private final boolean scoring;
  private final Map<String, Map<String, Declared>> settings = new LinkedHashMap<>();
  private double total;

  /**
   * Begins without groups.
   *
   * @param file the script, as shown in messages
   * @param scoring whether groups have points
   * @param first the call that loads testdata_tools
   */
  ScriptGroups(String file, boolean scoring, Call first) {
    this.file = file;
    this.scoring = scoring;
    if (scoring) {
      set(SAMPLE, ON_REJECT, "continue", first);
      set(SAMPLE, RANGE, "0 0", first);
      set(SAMPLE, ACCEPT_SCORE, "0", first);
      set(SAMPLE, GRADER_FLAGS, "first_error", first);
      total(first);
    }
  }

  /** Begins a group; what was set for all secret tests is lost, as the tool writes it again. */
  void add(String group, String points, Call call) {
    set(group, ON_REJECT, "break", call);
    set(group, ACCEPT_SCORE, points, call);
    set(group, RANGE, "0 " + points, call);
    set(group, GRADER_FLAGS, "min", call);
    total += number(points);
    settings.remove(SECRET);
    total(call);
  }

  private void total(Call call) {
    set(SECRET, ON_REJECT, "continue", call);
    set(SECRET, RANGE, "0 " + total, call);
    set(SECRET, GRADER_FLAGS, "first_error accept_if_any_accepted", call);
    set(ALL, ON_REJECT, "continue", call);
    set(ALL, RANGE, "0 " + total, call);
    set(ALL, GRADER_FLAGS, "ignore_sample", call);
  }

  /** Zero for what is no number; reading the group's own points says so. */
  private static double number(String points) {
    try {
      return Double.parseDouble(points);
    } catch (NumberFormatException refusedLater) {
      return 0;
    }
  }

  /** Sets the flags of a kind of validators, in place of earlier ones. */
  void flags(String group, String key, Call call) {
    set(scoring ? group : ALL, key, String.join(" ", call.words()), call);
  }

  private void set(String group, String key, String value, Call call) {
    settings
        .computeIfAbsent(group, none -> new LinkedHashMap<>())
        .put(key, Declared.scalar(file, call.line(), call.function(), value));
  }

  /** The settings of each folder, by the path of the file that would hold them. */
  Map<String, Declared> files() {
    Map<String, Declared> files = new LinkedHashMap<>();
    settings.forEach(
        (group, own) ->
            files.put(GroupFlags.settingsOfGroup(group), Declared.map(file, 1, "", own)));
    return files;
  }
}
