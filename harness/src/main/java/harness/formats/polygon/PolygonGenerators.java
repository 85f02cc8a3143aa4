package harness.formats.polygon;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.TestJudging;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Placed;
import harness.formats.syntax.TextFile;
import harness.formats.syntax.XmlElement;
import harness.submission.CommandWords;
import harness.toolchain.BadSubmission;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads the commands of generated tests and the saved stress tests. */
final class PolygonGenerators {

  private static final String STRESSES = "stresses";

  private final PackageFolder folder;
  private final XmlElement problem;
  private final PolygonGroups groups;
  private final Map<String, Optional<Path>> sources = new HashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();

  PolygonGenerators(PackageFolder folder, XmlElement problem, PolygonGroups groups) {
    this.folder = folder;
    this.problem = problem;
    this.groups = groups;
    for (XmlElement each : problem.at("files/executables/executable/source")) {
      String file = Path.of(each.needed("path")).getFileName().toString();
      sources.put(file.replaceFirst("\\.[^.]*$", ""), PolygonFormat.source(each, folder));
    }
  }

  /**
   * The program that the first word of a command names; empty, with a note, if it cannot be run
   * here.
   */
  Optional<String> program(String word, Placed declaration) {
    Optional<Path> source = sources.get(word);
    if (source == null) {
      folder.leaveOut(declaration.refused("there is no generator " + word));
      return Optional.empty();
    }
    return source.flatMap(folder::program);
  }

  /** The words of a test's command, which Polygon runs in a shell; empty, with a note, if wrong. */
  Optional<List<String>> words(XmlElement test) {
    String command = test.needed("cmd");
    try {
      List<String> words = CommandWords.split(command);
      if (!words.isEmpty()) {
        return Optional.of(words);
      }
    } catch (BadSubmission unclosed) {
      // noted below
    }
    folder.leaveOut(test.wrong("a command with closed quotes, found '" + command + "'"));
    return Optional.empty();
  }

  /**
   * The file that a test's generator writes its input to; null if it prints the input.
   *
   * @throws UsageException if the name is not that of a file in the current folder
   */
  static String fromFile(XmlElement test) {
    String file = test.attribute("from-file").orElse(null);
    if (file != null && !file.matches("[A-Za-z0-9_-][A-Za-z0-9._-]*")) {
      throw test.refused("from-file: expected the name of a file, found '" + file + "'");
    }
    return file;
  }

  /** The rules: each distinct command with a seed appended, and the stress tests unchanged. */
  List<GeneratorRule> rules() {
    for (XmlElement set : problem.at("judging/testset")) {
      for (XmlElement test : set.at("tests/test")) {
        if (test.attribute("cmd").isPresent()) {
          words(test).ifPresent(words -> add(set, test, words));
        }
      }
    }
    for (Path each : folder.list(STRESSES)) {
      if (Files.isRegularFile(each)) {
        Declared pattern = TextFile.yaml(each).get("scriptPattern");
        if (!pattern.isNothing()) {
          String text = pattern.text().strip();
          String[] words = text.split("\\s+", 2);
          String arguments = words.length == 1 ? "" : words[1];
          add(text, words[0], () -> drawn(arguments), null, null, pattern);
        }
      }
    }
    return List.copyOf(rules.values());
  }

  private void add(XmlElement set, XmlElement test, List<String> words) {
    add(
        test.needed("cmd").strip(),
        words.get(0),
        () -> fixed(words.subList(1, words.size())),
        fromFile(test),
        groups.of(set, test),
        test);
  }

  private void add(
      String text,
      String word,
      Supplier<ArgumentTemplate> arguments,
      String writes,
      TestJudging judging,
      Placed declaration) {
    Optional<String> program =
        rules.containsKey(text) ? Optional.empty() : program(word, declaration);
    if (program.isPresent()) {
      try {
        GeneratorRule rule =
            GeneratorRule.printing(text, program.get(), arguments.get()).withSeedIfAccepted();
        rules.put(text, rule.withWrites(writes).withJudging(judging));
      } catch (IllegalArgumentException unreadable) {
        throw declaration.refused("'" + text + "': " + unreadable.getMessage());
      }
    }
  }

  /** Arguments of a test's command, in which nothing is drawn. */
  private static ArgumentTemplate fixed(List<String> arguments) {
    return ArgumentTemplate.parse(
        arguments.stream()
            .map(each -> each.isEmpty() ? "''" : ArgumentTemplate.escaped(each))
            .collect(Collectors.joining(" ")));
  }

  /** Arguments of a stress test; a seed is added only if nothing in them is drawn. */
  private static ArgumentTemplate drawn(String arguments) {
    ArgumentTemplate template = ArgumentTemplate.parse(arguments);
    return template.isConstant() ? template : template.withoutSeedAdded();
  }
}
