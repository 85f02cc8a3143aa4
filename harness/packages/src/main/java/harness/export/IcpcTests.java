package harness.export;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.formats.TestJudging;
import harness.formats.icpc.BapcSeed;
import harness.problem.JudgeFailure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Writes the tests of a package in the ICPC format, and the rules for BAPCtools. These rules can
 * draw only the seed, so a rule that draws arguments is written as a few of its draws. Each draw is
 * a test, and BAPCtools deletes tests that its file does not list; so the file lists all tests, and
 * a test that a draw makes is listed as this draw.
 */
final class IcpcTests {

  private static final int DRAWS = 5;

  /** Key of a generator's call, which stands alone if a test has no other key. */
  private static final String GENERATED = "generate: ";

  /** Placeholder for the seed while arguments are drawn. */
  private static final long SEED = 987_654_321_987_654_321L;

  private final ProgramsPackage problem;
  private final IcpcFlags flags;
  private final ExportFolder to;

  /** The tests by their paths below {@code data}. */
  private final Map<String, ProgramsPackage.Test> tests = new LinkedHashMap<>();

  private final Map<String, String> pathsByInput = new HashMap<>();
  private final List<String> notes = new ArrayList<>();

  /**
   * A call of a generator.
   *
   * @param text as in the file; {@code {seed}} stands for the seed
   * @param words its arguments, with the seed that BAPCtools uses
   */
  private record Call(GeneratorRule rule, String text, List<String> words) {}

  IcpcTests(ProgramsPackage problem, IcpcFlags flags, ExportFolder to) {
    this.problem = problem;
    this.flags = flags;
    this.to = to;
    Map<String, Integer> numbers = new HashMap<>();
    for (ProgramsPackage.Test each : problem.tests()) {
      String group = each.sample() ? "sample" : "secret";
      int number = numbers.merge(group, 1, Integer::sum);
      String path = String.format(Locale.ROOT, "%s/%03d", group, number);
      tests.put(path, each);
      pathsByInput.put(each.input(), path);
    }
  }

  /** Writes everything; returns a note for each draw that is left out. */
  List<String> write() throws IOException {
    tests.forEach(
        (path, test) -> {
          write("data/" + path, test);
          String own = flags.ofTest(test.judging());
          if (!own.isEmpty()) {
            to.write("data/" + path + ".yaml", own + "\n");
          }
        });
    if (!problem.parts().generators().isEmpty()) {
      for (PackagedProgram each : problem.generators().values()) {
        each.copy(to, "generators");
      }
      to.write("generators/generators.yaml", yaml());
    }
    return notes;
  }

  private void write(String path, ProgramsPackage.Test test) {
    to.write(path + ".in", test.inputBytes());
    to.write(path + ".ans", test.answer());
  }

  private String yaml() {
    Map<String, Call> drawn = new LinkedHashMap<>();
    Map<String, String> calls = draws(drawn);
    StringBuilder yaml = new StringBuilder();
    yaml.append("solution: /submissions/accepted/")
        .append(problem.reference().fileName())
        .append("\ndata:\n");
    for (String group : List.of("sample", "secret")) {
      StringBuilder listed = new StringBuilder();
      for (Map.Entry<String, ProgramsPackage.Test> each : tests.entrySet()) {
        if (each.getKey().startsWith(group + "/")) {
          String call = calls.get(each.getKey());
          String name = each.getKey().substring(group.length() + 1);
          String made = call == null ? copied(each.getKey(), each.getValue()) : generated(call);
          entry(listed, name, made, each.getValue().judging());
        }
      }
      if (group.equals("secret")) {
        drawn.forEach(
            (name, call) -> entry(listed, name, generated(call.text()), call.rule().judging()));
      }
      if (listed.length() > 0) {
        yaml.append("  ").append(group).append(":\n    data:\n").append(listed);
      }
    }
    return yaml.toString();
  }

  /** Adds a test, with its own flags if it has some. */
  private void entry(StringBuilder yaml, String name, String origin, TestJudging judging) {
    String own = flags.ofTest(judging);
    String test =
        !own.isEmpty()
            ? "{" + origin + ", yaml: " + own + "}"
            : origin.startsWith(GENERATED)
                ? origin.substring(GENERATED.length())
                : "{" + origin + "}";
    yaml.append("      ").append(ExportFolder.quoted(name)).append(": ").append(test).append('\n');
  }

  private static String generated(String call) {
    return GENERATED + ExportFolder.quoted(call);
  }

  private String copied(String path, ProgramsPackage.Test test) {
    String file = "manual/" + path.replace('/', '-');
    write("generators/" + file, test);
    return "copy: " + file;
  }

  /**
   * Makes the draws of all rules.
   *
   * @param others receives the calls whose inputs are no tests yet, by name
   * @return the calls that make tests, by the paths of these
   */
  private Map<String, String> draws(Map<String, Call> others) {
    Map<String, String> made = new HashMap<>();
    Map<String, String> known = new HashMap<>(pathsByInput);
    for (GeneratorRule rule : problem.parts().generators()) {
      for (Call call : calls(rule)) {
        String input = input(call);
        if (input == null) {
          continue;
        }
        String name = "drawn-" + (others.size() + 1);
        String same = known.putIfAbsent(input, name);
        if (same == null) {
          others.put(name, call);
        } else if (others.containsKey(same) || made.putIfAbsent(same, call.text()) != null) {
          notes.add(call.text() + ": left out; it makes the same input as another call");
        }
      }
    }
    return made;
  }

  /** The input that a call makes; null, with a note, if there is none. */
  private String input(Call call) {
    try {
      return problem.calls().input(call.rule(), call.words());
    } catch (JudgeFailure failure) {
      notes.add(call.text() + ": left out; " + failure.line());
      return null;
    }
  }

  private List<Call> calls(GeneratorRule rule) {
    String program = problem.program("generator", rule.program()).fileName();
    ArgumentTemplate template = ProgramsPackage.withSeed(rule);
    Set<Call> calls = new LinkedHashSet<>();
    for (int draw = 0; draw < (template.isConstant() ? 1 : DRAWS); draw++) {
      List<String> words = template.draw(new SplittableRandom(draw), SEED);
      if (words.stream().anyMatch(each -> each.isEmpty() || each.matches(".*[\\s{}].*"))) {
        throw new CannotExport(
            "generator "
                + rule.text()
                + ": the format icpc does not allow arguments with spaces or braces");
      }
      String placeholder = Long.toString(SEED);
      String text =
          (program + " " + String.join(" ", words)).strip().replace(placeholder, "{seed}");
      String seed = BapcSeed.of(text);
      calls.add(
          new Call(rule, text, words.stream().map(w -> w.replace(placeholder, seed)).toList()));
    }
    return List.copyOf(calls);
  }
}
