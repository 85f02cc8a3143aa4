package harness.formats.rbx;

import harness.draw.ArgumentTemplate;
import harness.draw.ArgumentTemplate.Dialect;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The generators of a problem, and the rules made from generator calls. */
final class RbxGenerators {

  private final PackageFolder folder;
  private final RbxVariables variables;
  private final Map<String, Declared> declared = new LinkedHashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();

  RbxGenerators(PackageFolder folder, Declared problem, RbxVariables variables) {
    this.folder = folder;
    this.variables = variables;
    for (Declared each : problem.get("generators").elements()) {
      declared.put(each.get("name").text(), each);
    }
  }

  List<GeneratorRule> rules() {
    return List.copyOf(rules.values());
  }

  /**
   * Turns a call into a rule.
   *
   * @param root folder of the generators of a script
   * @param asWritten whether to add no seed if something else is drawn
   */
  void add(String generator, String arguments, Declared where, String root, boolean asWritten) {
    String text = (generator + " " + arguments).strip();
    Optional<String> program = program(generator, where, root);
    if (program.isEmpty() || rules.containsKey(text)) {
      return;
    }
    try {
      ArgumentTemplate template =
          ArgumentTemplate.parse(variables.filledIn(arguments, where), Dialect.RBX);
      if (asWritten && !template.isConstant()) {
        template = template.withoutSeedAdded();
      }
      rules.put(text, GeneratorRule.printing(text, program.get(), template).withSeedIfAccepted());
    } catch (IllegalArgumentException unreadable) {
      throw where.refused("'" + text + "': " + unreadable.getMessage());
    }
  }

  /** Finds a generator by its declared name, or by its path with or without the extension. */
  Optional<String> program(String name, Declared where, String root) {
    Declared known = declared.get(name);
    if (known != null) {
      return RbxFormat.file(known, folder).flatMap(folder::program);
    }
    String relative = root.isEmpty() ? name : root + "/" + name;
    Optional<Path> file = folder.file(relative).or(() -> withEnding(relative));
    if (file.isEmpty()) {
      folder.leaveOut(where.refused("there is no generator " + relative));
    }
    return file.flatMap(folder::program);
  }

  private Optional<Path> withEnding(String relative) {
    Path path = folder.root().resolve(relative).normalize();
    return folder.list(path.getParent()).stream()
        .filter(Files::isRegularFile)
        .filter(each -> folder.languages().of(each).isPresent())
        .filter(each -> each.toString().replaceFirst("\\.[^.]*$", "").equals(path.toString()))
        .findFirst();
  }
}
