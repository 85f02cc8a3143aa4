package harness.formats;

import harness.cases.Counted;
import harness.formats.syntax.Declared;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a user must know of how a package was read, in lines: above all, what was left out. */
public final class PackageNotes {

  private final Set<String> notes = new LinkedHashSet<>();

  /** Programs whose language cannot be used here, by the reason. */
  private final Map<String, Set<String>> inMissingLanguages = new LinkedHashMap<>();

  /** Records in one line what is left out or not supported. */
  public void add(String line) {
    notes.add(line);
  }

  /** Records in one line why something is left out. */
  public void leaveOut(String why) {
    add(why + "; left out");
  }

  /** Records that a program is left out because its language cannot be used here. */
  void leaveOut(String program, String why) {
    inMissingLanguages.computeIfAbsent(why, none -> new LinkedHashSet<>()).add(program);
  }

  /** Notes each key of a map that the format does not have. */
  public void addUnknownKeys(Declared map, Set<String> known) {
    map.entries().entrySet().stream()
        .filter(each -> !known.contains(each.getKey()))
        .forEach(each -> leaveOut(each.getValue().refused("unknown key").getMessage()));
  }

  /**
   * Notes tests without the answer file that the format requires.
   *
   * @param files the missing files, in order
   * @param isInteractive whether an interactor reads them, rather than a checker
   */
  public void addMissingAnswers(List<String> files, boolean isInteractive) {
    String instead =
        isInteractive ? ": the interactor gets an empty one" : ": the reference's answer is used";
    shared(files, "test", "no answer file").ifPresent(tests -> add(tests + instead));
  }

  /** Names what several have in common: {@code 2 tests have no answer file, for example 1.ans}. */
  public static Optional<String> shared(List<String> which, String noun, String property) {
    boolean isOne = which.size() == 1;
    String all = Counted.of(which.size(), noun) + (isOne ? " has " : " have ") + property;
    return which.stream().findFirst().map(first -> all + (isOne ? ", " : ", for example ") + first);
  }

  /** All notes; a language that cannot be used here is named once, whatever is written in it. */
  public List<String> all() {
    List<String> all = new ArrayList<>(notes);
    inMissingLanguages.forEach(
        (why, programs) -> {
          String others =
              programs.size() == 1 ? "" : " and " + Counted.of(programs.size() - 1, "other");
          all.add(programs.iterator().next() + others + ": " + why + "; left out");
        });
    return List.copyOf(all);
  }
}
