package harness.formats.rbx;

import harness.draw.ArgumentTemplate;
import harness.draw.ArgumentTemplate.Dialect;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Once;
import harness.formats.syntax.PackageBounds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the tests of a problem: files, generator calls, scripts of calls, and stress tests. */
final class RbxTests {

  private static final String SCRIPT = "generatorScript";
  private static final String UNSUPPORTED = ": not supported";

  private final PackageFolder folder;
  private final Declared problem;
  private final RbxVariables variables;
  private final Map<String, Declared> generators = new LinkedHashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();
  private final List<PackageTest> tests = new ArrayList<>();
  private long filledIn;

  RbxTests(PackageFolder folder, Declared problem, RbxVariables variables) {
    this.folder = folder;
    this.problem = problem;
    this.variables = variables;
    Once once = new Once();
    for (Declared each : problem.get("generators").elements()) {
      once.add(each.get("name").text(), each.get("name"));
      generators.put(each.get("name").text(), each);
    }
  }

  List<GeneratorRule> rules() {
    return List.copyOf(rules.values());
  }

  List<PackageTest> tests() {
    return tests;
  }

  void read() {
    Once groups = new Once();
    for (Declared group : problem.get("testcases").elements()) {
      String name = group.get("name").textIfAny().orElse("tests");
      groups.add(name, group);
      List<Declared> subgroups = group.get("subgroups").elements();
      new Group(name, name + (subgroups.isEmpty() ? "/" : "/0-")).read(group);
      int number = 0;
      for (Declared each : subgroups) {
        number++;
        String own = each.get("name").textIfAny().orElse("tests");
        groups.add(name + "/" + own, each);
        new Group(name + "/" + own, name + "/" + number + "-" + own + "-").read(each);
      }
    }
    for (Declared stress : problem.get("stresses").elements()) {
      Declared generator = stress.get("generator");
      addRule(
          generator.get("name").text(),
          generator.get("args").textIfAny().orElse(""),
          generator,
          "",
          true);
    }
  }

  /**
   * Turns a call into a rule.
   *
   * @param root folder of the generators of a script
   * @param asWritten whether to add no seed if something else is drawn
   */
  private void addRule(
      String generator, String arguments, Declared where, String root, boolean asWritten) {
    String text = (generator + " " + arguments).strip();
    Optional<String> program = program(generator, where, root);
    if (program.isEmpty() || rules.containsKey(text)) {
      return;
    }
    try {
      ArgumentTemplate template = ArgumentTemplate.parse(filledIn(arguments, where), Dialect.RBX);
      if (asWritten && !template.isConstant()) {
        template = template.withoutSeedAdded();
      }
      rules.put(text, GeneratorRule.printing(text, program.get(), template).withSeedIfAccepted());
    } catch (IllegalArgumentException unreadable) {
      throw where.refused("'" + text + "': " + unreadable.getMessage());
    }
  }

  private String filledIn(String arguments, Declared where) {
    String text = variables.filledIn(arguments, where);
    filledIn += text.length();
    if (filledIn > PackageBounds.MOST_FILLED_IN) {
      throw where.refused("the calls of generators are too long with their variables");
    }
    return text;
  }

  /** Finds a generator by its declared name, or by its path with or without the extension. */
  private Optional<String> program(String name, Declared where, String root) {
    Declared known = generators.get(name);
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
    Path path = folder.at(relative);
    return folder.list(path.getParent()).stream()
        .filter(Files::isRegularFile)
        .filter(each -> folder.languages().of(each).isPresent())
        .filter(each -> each.toString().replaceFirst("\\.[^.]*$", "").equals(path.toString()))
        .findFirst();
  }

  /** A group or subgroup while it is being read. Its tests are numbered from 0. */
  private final class Group {

    private final String path;
    private final String prefix;
    private int number;

    /**
     * Creates an empty group.
     *
     * @param prefix prefix of the test names, as in rbx
     */
    Group(String path, String prefix) {
      this.path = path;
      this.prefix = prefix;
    }

    void read(Declared group) {
      for (Declared test : group.get("testcases").elements()) {
        RbxFormat.file(test.get("inputPath"), folder).ifPresent(input -> file(input, answer(test)));
      }
      Declared glob = group.get("testcaseGlob");
      if (!glob.isNothing()) {
        RbxSolutions.files(glob, folder).forEach(each -> file(each, null));
      }
      for (Declared call : group.get("generators").elements()) {
        call(call.get("name").text(), call.get("args").textIfAny().orElse(""), call, "");
      }
      Declared script = isEmpty(group) ? problem.get(SCRIPT) : group.get(SCRIPT);
      if (!script.isNothing()) {
        script(script);
      }
    }

    private Path answer(Declared test) {
      return test.get("outputPath").textIfAny().flatMap(folder::file).orElse(null);
    }

    private static boolean isEmpty(Declared group) {
      return Stream.of("testcases", "testcaseGlob", "generators", SCRIPT, "subgroups")
          .allMatch(each -> group.get(each).isNothing());
    }

    private void file(Path input, Path answer) {
      number++;
      add(folder.shown(input).replaceFirst("\\.in$", ""), input, answer);
    }

    private void add(String name, Path input, Path answer) {
      String stem = input.getFileName().toString().replaceFirst("\\.in$", "");
      Optional<Path> other =
          Stream.of(".ans", ".out")
              .map(ending -> input.resolveSibling(stem + ending))
              .filter(Files::isRegularFile)
              .findFirst();
      tests.add(new DataFile(name, input, answer == null ? other.orElse(null) : answer));
    }

    private String nextName() {
      return String.format("%s%03d", prefix, number++);
    }

    private void call(String generator, String arguments, Declared where, String root) {
      String name = nextName();
      addRule(generator, arguments, where, root, false);
      List<String> words =
          Stream.of(filledIn(arguments, where).split("\\s+"))
              .filter(each -> !each.isEmpty())
              .toList();
      program(generator, where, root)
          .ifPresent(program -> tests.add(GeneratedTest.printed(name, program, words)));
    }

    private void script(Declared script) {
      Optional<Path> file = RbxFormat.file(script, folder);
      if (file.isEmpty()) {
        return;
      }
      String format = script.isMap() ? script.get("format").textIfAny().orElse("rbx") : "rbx";
      if (!format.equals("rbx")) {
        folder.leaveOut(script.get("format").refused("the format " + format + UNSUPPORTED));
      } else if (folder.languages().of(file.get()).isPresent()) {
        folder.leaveOut(folder.shown(file.get()) + ": scripts that are programs" + UNSUPPORTED);
      } else {
        String root = script.isMap() ? script.get("root").textIfAny().orElse("") : "";
        RbxScript.read(folder, file.get()).stream()
            .filter(each -> each.isOf(path))
            .forEach(each -> scripted(each, script, root));
      }
    }

    private void scripted(RbxScript.Test test, Declared script, String root) {
      switch (test.kind()) {
        case CALL -> {
          String[] words = test.text().split("\\s+", 2);
          call(words[0], words.length == 1 ? "" : words[1], script, root);
        }
        case COPY -> {
          String name = nextName();
          folder.file(test.text(), script).ifPresent(input -> add(name, input, null));
        }
        case INPUT -> tests.add(folder.writtenTest(nextName(), test.text(), null));
      }
    }
  }
}
