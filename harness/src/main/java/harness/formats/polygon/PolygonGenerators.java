package harness.formats.polygon;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.formats.syntax.XmlElement;
import harness.terminal.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The commands of generated tests, and the stress tests that authors saved. */
final class PolygonGenerators {

  private static final String STRESSES = "stresses";

  private final PackageFolder folder;
  private final XmlElement problem;
  private final Map<String, Optional<String>> programs = new HashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();

  PolygonGenerators(PackageFolder folder, XmlElement problem) {
    this.folder = folder;
    this.problem = problem;
    for (XmlElement each : problem.at("files/executables/executable/source")) {
      String file = Path.of(each.needed("path")).getFileName().toString();
      programs.put(
          file.replaceFirst("\\.[^.]*$", ""),
          PolygonFormat.source(each, folder).flatMap(this::program));
    }
  }

  private Optional<String> program(Path file) {
    return Optional.of(file.toAbsolutePath().toString());
  }

  /** Each command once: its arguments stay, a seed is added. Stress tests come as they are. */
  List<GeneratorRule> rules() {
    for (XmlElement test : problem.at("judging/testset/tests/test")) {
      if (test.attribute("cmd").isPresent()) {
        add(test.needed("cmd"), PolygonGenerators::fixed, test::refused);
      }
    }
    for (Path each : folder.list(STRESSES)) {
      if (Files.isRegularFile(each)) {
        Declared pattern = TextFile.yaml(each).get("scriptPattern");
        if (!pattern.isNothing()) {
          add(pattern.text(), PolygonGenerators::drawn, pattern::refused);
        }
      }
    }
    return List.copyOf(rules.values());
  }

  private void add(
      String command,
      Function<String, ArgumentTemplate> template,
      Function<String, UsageException> refused) {
    String text = command.strip();
    if (rules.containsKey(text)) {
      return;
    }
    String[] words = text.split("\\s+", 2);
    Optional<String> source = programs.get(words[0]);
    if (source == null) {
      throw refused.apply("there is no generator " + words[0]);
    }
    Optional<String> program = source.flatMap(each -> folder.program(Path.of(each)));
    if (program.isPresent()) {
      try {
        ArgumentTemplate arguments = template.apply(words.length == 1 ? "" : words[1]);
        rules.put(text, GeneratorRule.printing(text, program.get(), arguments));
      } catch (IllegalArgumentException unreadable) {
        throw refused.apply("'" + text + "': " + unreadable.getMessage());
      }
    }
  }

  /** Nothing in a test's command is drawn. */
  private static ArgumentTemplate fixed(String arguments) {
    StringBuilder text = new StringBuilder();
    Stream.of(arguments.split("\\s+"))
        .forEach(each -> text.append(ArgumentTemplate.escaped(each)).append(' '));
    return ArgumentTemplate.parse(text.toString());
  }

  /** What its author draws is drawn, and nothing else; a stress without anything takes a seed. */
  private static ArgumentTemplate drawn(String arguments) {
    ArgumentTemplate template = ArgumentTemplate.parse(arguments);
    return template.isConstant() ? template : template.withoutSeedAdded();
  }
}
