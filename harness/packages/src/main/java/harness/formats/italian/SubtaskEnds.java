package harness.formats.italian;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** The last lines of the subtasks in a file that declares them one after the other. */
final class SubtaskEnds {

  private final Map<String, Integer> ends = new LinkedHashMap<>();
  private String current;

  /**
   * Begins a subtask.
   *
   * @param name empty if it has none
   * @param line from 1
   */
  void begin(String name, int line) {
    current = name.isEmpty() ? TestPlanBuilder.usualName(ends.size()) : name;
    ends.putIfAbsent(current, line);
  }

  /** Names the subtask. */
  void name(String name, int line) {
    ends.remove(current);
    begin(name, line);
  }

  /** Adds a line to the subtask; begins one if it is the first. */
  void add(int line) {
    if (current == null) {
      begin("", line);
    }
    ends.put(current, line);
  }

  /** How many lines end with those of a subtask; empty if its name is unknown or null. */
  OptionalInt of(String subtask) {
    Integer end = ends.get(subtask);
    return end == null ? OptionalInt.empty() : OptionalInt.of(end);
  }
}
