package harness.formats.rbx;

import harness.draw.ArgumentTemplate;
import harness.draw.ArgumentTemplate.Dialect;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Once;
import harness.formats.syntax.PackageBounds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the tests of a problem: files, generator calls, scripts of calls, and stress tests. */
final class RbxTests {

  private static final String SCRIPT = "generatorScript";
  private static final String UNSUPPORTED = ": not supported";

  private final PackageFolder folder;
  private final Declared problem;
  private final RbxVariables variables;
  private final RbxValidators validators;
  private final Map<String, Declared> generators = new LinkedHashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();
  private final List<PackageTest> tests = new ArrayList<>();
  private final Map<String, Set<String>> namesOfGroups = new LinkedHashMap<>();
  private long filledIn;

  RbxTests(
      PackageFolder folder, Declared problem, RbxVariables variables, RbxValidators validators) {
    this.folder = folder;
    this.problem = problem;
    this.variables = variables;
    this.validators = validators;
    Once once = new Once();
    for (Declared each : problem.get("generators").elements()) {
      once.add(each.get("name").text(), each.get("name"));
      generators.put(each.get("name").text(), each);
    }
  }

  /**
   * The rules.
   *
   * @param scored whether the groups of their tests give points
   */
  List<GeneratorRule> rules(boolean scored) {
    return rules.values().stream().map(each -> scored ? each : each.withGroup(null)).toList();
  }

  List<PackageTest> tests() {
    return tests;
  }

  /** The names of the tests of each group, also of those that are left out. */
  Map<String, Set<String>> namesOfGroups() {
    return namesOfGroups;
  }

  void read() {
    Once groups = new Once();
    for (Declared group : problem.get("testcases").elements()) {
      String name = RbxGroups.name(group);
      groups.add(name, group);
      List<Declared> subgroups = group.get("subgroups").elements();
      String first = name + (subgroups.isEmpty() ? "/" : "/0-");
      new Group(name, name, first, validators.ofGroup(name, group, group)).read(group);
      int number = 0;
      for (Declared each : subgroups) {
        number++;
        String own = RbxGroups.name(each);
        String path = name + "/" + own;
        groups.add(path, each);
        String prefix = name + "/" + number + "-" + own + "-";
        new Group(name, path, prefix, validators.ofGroup(name, group, each)).read(each);
      }
    }
    for (Declared stress : problem.get("stresses").elements()) {
      Declared generator = stress.get("generator");
      addRule(
          generator.get("name").text(),
          generator.get("args").textIfAny().orElse(""),
          generator,
          "",
          null);
    }
  }

  /**
   * Turns a call into a rule.
   *
   * @param root folder of the generators of a script
   * @param group of the test that it makes; null for a stress test, which gets no seed if something
   *     else is drawn
   */
  private void addRule(
      String generator, String arguments, Declared where, String root, Group group) {
    String text = (generator + " " + arguments).strip();
    Optional<String> program = program(generator, where, root);
    if (program.isEmpty() || rules.containsKey(text)) {
      return;
    }
    try {
      ArgumentTemplate template = ArgumentTemplate.parse(filledIn(arguments, where), Dialect.RBX);
      if (group == null && !template.isConstant()) {
        template = template.withoutSeedAdded();
      }
      GeneratorRule rule =
          GeneratorRule.printing(text, program.get(), template).withSeedIfAccepted();
      rules.put(text, group == null ? rule : group.of(rule));
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

    private final String name;
    private final String path;
    private final String prefix;
    private final TestJudging judging;
    private final Set<String> names;
    private int number;

    /**
     * Creates an empty group.
     *
     * @param name of the group; a subgroup has that of its group
     * @param prefix prefix of the test names, as in rbx
     * @param judging of its tests; null if they are judged as the problem's
     */
    Group(String name, String path, String prefix, TestJudging judging) {
      this.name = name;
      this.path = path;
      this.prefix = prefix;
      this.judging = judging;
      this.names = namesOfGroups.computeIfAbsent(name, none -> new LinkedHashSet<>());
    }

    GeneratorRule of(GeneratorRule rule) {
      return rule.withJudging(judging).withGroup(name);
    }

    private void add(PackageTest test) {
      names.add(test.name());
      tests.add(test.judgedBy(judging));
    }

    void read(Declared group) {
      for (Declared test : group.get("testcases").elements()) {
        names.add(stem(folder.shown(folder.at(test.get("inputPath").text()))));
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
      add(stem(folder.shown(input)), input, answer);
    }

    private static String stem(String input) {
      return input.replaceFirst("\\.in$", "");
    }

    private void add(String test, Path input, Path answer) {
      String stem = stem(input.getFileName().toString());
      Optional<Path> other =
          Stream.of(".ans", ".out")
              .map(ending -> input.resolveSibling(stem + ending))
              .filter(Files::isRegularFile)
              .findFirst();
      add(new DataFile(test, input, answer == null ? other.orElse(null) : answer));
    }

    private String nextName() {
      String next = String.format("%s%03d", prefix, number++);
      names.add(next);
      return next;
    }

    private void call(String generator, String arguments, Declared where, String root) {
      String test = nextName();
      addRule(generator, arguments, where, root, this);
      List<String> words =
          Stream.of(filledIn(arguments, where).split("\\s+"))
              .filter(each -> !each.isEmpty())
              .toList();
      program(generator, where, root)
          .ifPresent(program -> add(GeneratedTest.printed(test, program, words)));
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
          String next = nextName();
          folder.file(test.text(), script).ifPresent(input -> add(next, input, null));
        }
        case INPUT -> add(folder.made().writtenTest(nextName(), test.text(), null));
      }
    }
  }
}
