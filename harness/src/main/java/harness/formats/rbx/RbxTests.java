package harness.formats.rbx;

import harness.draw.ArgumentTemplate;
import harness.draw.ArgumentTemplate.Dialect;
import harness.formats.DataFile;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The tests of a problem: files, calls of generators, scripts of such calls, and stress tests. */
final class RbxTests {

  private final PackageFolder folder;
  private final Declared problem;
  private final RbxVariables variables;
  private final Map<String, Declared> generators = new LinkedHashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();
  private final List<DataFile> data = new ArrayList<>();

  RbxTests(PackageFolder folder, Declared problem, RbxVariables variables) {
    this.folder = folder;
    this.problem = problem;
    this.variables = variables;
    problem
        .get("generators")
        .elements()
        .forEach(each -> generators.put(each.get("name").text(), each));
  }

  List<GeneratorRule> rules() {
    return List.copyOf(rules.values());
  }

  List<DataFile> data() {
    return data;
  }

  void read() {
    problem.get("testcases").elements().forEach(this::group);
    for (Declared stress : problem.get("stresses").elements()) {
      Declared generator = stress.get("generator");
      call(
          generator.get("name").text(),
          generator.get("args").textIfAny().orElse(""),
          generator,
          true);
    }
  }

  private void group(Declared group) {
    group
        .get("testcaseGlob")
        .textIfAny()
        .ifPresent(glob -> RbxSolutions.files(glob, folder).forEach(each -> file(each, null)));
    for (Declared test : group.get("testcases").elements()) {
      RbxFormat.file(test.get("inputPath"), folder)
          .ifPresent(
              input ->
                  file(
                      input,
                      test.get("outputPath").textIfAny().flatMap(folder::file).orElse(null)));
    }
    for (Declared call : group.get("generators").elements()) {
      call(call.get("name").text(), call.get("args").textIfAny().orElse(""), call, false);
    }
    Declared script = group.get("generatorScript");
    if (!script.isNothing()) {
      script(script);
    }
    group.get("subgroups").elements().forEach(this::group);
  }

  private void file(Path input, Path answer) {
    String name = input.getFileName().toString().replaceFirst("\\.in$", "");
    Optional<Path> beside =
        Stream.of(".ans", ".out")
            .map(ending -> input.resolveSibling(name + ending))
            .filter(Files::isRegularFile)
            .findFirst();
    String shown = folder.shown(input).replaceFirst("\\.in$", "");
    data.add(new DataFile(shown, input, answer == null ? beside.orElse(null) : answer));
  }

  /** A script that is text, one call a line. */
  private void script(Declared script) {
    Optional<Path> file = RbxFormat.file(script, folder);
    if (file.isEmpty()) {
      return;
    }
    if (folder.languages().of(file.get()).isPresent()) {
      folder.note(
          folder.shown(file.get()) + ": scripts that are programs are not supported; left out");
      return;
    }
    int number = 0;
    for (String each : TextFile.read(file.get()).lines().toList()) {
      number++;
      String line = each.replaceFirst("(?:^|\\s)(?:#|//).*", "").strip();
      boolean isBracket =
          line.equals("}") || line.startsWith("@testgroup") || line.startsWith("@group");
      if (line.startsWith("@") && !isBracket) {
        folder.note(
            folder.shown(file.get()) + ":" + number + ": " + line + ": not supported; left out");
      } else if (!line.isEmpty() && !isBracket) {
        String[] words = line.split("\\s+", 2);
        call(words[0], words.length == 1 ? "" : words[1], script, false);
      }
    }
  }

  /**
   * A call becomes a rule.
   *
   * @param asWritten add no seed where something else is drawn
   */
  private void call(String generator, String arguments, Declared where, boolean asWritten) {
    String text = (generator + " " + arguments).strip();
    Optional<String> program = program(generator, where);
    if (program.isEmpty() || rules.containsKey(text)) {
      return;
    }
    try {
      ArgumentTemplate template =
          ArgumentTemplate.parse(variables.filledIn(arguments, where), Dialect.RBX);
      boolean drawn = !template.isConstant();
      rules.put(
          text,
          GeneratorRule.printing(
              text, program.get(), asWritten && drawn ? template.withoutSeedAdded() : template));
    } catch (IllegalArgumentException unreadable) {
      throw where.refused("'" + text + "': " + unreadable.getMessage());
    }
  }

  /** By its declared name, or by its path, where the ending may be missing. */
  private Optional<String> program(String name, Declared where) {
    Declared declared = generators.get(name);
    if (declared != null) {
      return RbxFormat.file(declared, folder).flatMap(folder::program);
    }
    Path path = folder.root().resolve(name).normalize();
    Optional<Path> file =
        folder
            .file(name)
            .or(
                () ->
                    path.getParent() == null
                        ? Optional.empty()
                        : folder.list(path.getParent()).stream()
                            .filter(Files::isRegularFile)
                            .filter(each -> folder.languages().of(each).isPresent())
                            .filter(
                                each ->
                                    each.toString()
                                        .replaceFirst("\\.[^.]*$", "")
                                        .equals(path.toString()))
                            .findFirst());
    if (file.isEmpty()) {
      throw where.refused("there is no generator " + name);
    }
    return folder.program(file.get());
  }
}
