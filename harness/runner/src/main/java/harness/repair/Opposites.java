package harness.repair;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Functions and values that people take for each other. */
final class Opposites {

  private static final List<List<String>> VALUES =
      List.of(List.of("true", "false"), List.of("True", "False"));

  private static final List<List<String>> FUNCTIONS =
      List.of(
          List.of("min", "max"),
          List.of("floor", "ceil"),
          List.of("lower_bound", "upper_bound"),
          List.of("bisect_left", "bisect_right"),
          List.of("bisect", "bisect_left"),
          List.of("min_element", "max_element"),
          List.of("front", "back"),
          List.of("push_front", "push_back"),
          List.of("pop_front", "pop_back"),
          List.of("begin", "rbegin"),
          List.of("find", "rfind"),
          List.of("any_of", "all_of"),
          List.of("any", "all"),
          List.of("popleft", "pop"),
          List.of("appendleft", "append"),
          List.of("first", "last"),
          List.of("firstKey", "lastKey"),
          List.of("getFirst", "getLast"),
          List.of("peekFirst", "peekLast"),
          List.of("pollFirst", "pollLast"),
          List.of("removeFirst", "removeLast"),
          List.of("addFirst", "addLast"),
          List.of("higher", "ceiling"),
          List.of("lower", "floor"),
          List.of("higherKey", "ceilingKey"),
          List.of("lowerKey", "floorKey"),
          List.of("headMap", "tailMap"),
          List.of("headSet", "tailSet"),
          List.of("anyMatch", "allMatch"),
          List.of("indexOf", "lastIndexOf"),
          List.of("toUpperCase", "toLowerCase"),
          List.of("toupper", "tolower"),
          List.of("isupper", "islower"));

  private static final Map<String, String> OF_VALUE = bothWays(VALUES);
  private static final Map<String, String> OF_FUNCTION = bothWays(FUNCTIONS);

  /** Functions that have an opposite only where they are called on an object. */
  private static final Set<String> MEMBERS = Set.of("find", "front", "back", "first");

  private Opposites() {}

  private static Map<String, String> bothWays(List<List<String>> pairs) {
    Map<String, String> all = new HashMap<>();
    for (List<String> pair : pairs) { // the first pair with a word counts
      all.putIfAbsent(pair.get(0), pair.get(1));
      all.putIfAbsent(pair.get(1), pair.get(0));
    }
    return all;
  }

  /** The opposite of a word, which has one as a function only where it is called or passed on. */
  static @Nullable String of(SourceText source, int i) {
    String value = OF_VALUE.get(source.word(i));
    boolean isFunction =
        source.word(i + 1).matches("[(,)]")
            || source.word(i - 1).equals("::")
            || (i + 1 < source.size() && source.isOfType(i + 1));
    boolean isOther = MEMBERS.contains(source.word(i)) && !source.word(i - 1).matches("\\.|->");
    return value != null || !isFunction || isOther ? value : OF_FUNCTION.get(source.word(i));
  }
}
