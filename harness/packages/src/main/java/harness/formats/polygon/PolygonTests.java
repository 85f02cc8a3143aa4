package harness.formats.polygon;

import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Once;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.Placed;
import harness.formats.syntax.TextFile;
import harness.formats.syntax.XmlElement;
import harness.submission.CommandWords;
import harness.toolchain.BadSubmission;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Reads the tests of a package, and the rules of its generators: the commands of generated tests
 * and the saved stress tests.
 */
final class PolygonTests {

  private static final String STRESSES = "stresses";

  private final PackageFolder folder;
  private final XmlElement problem;
  private final List<ValidatorCall> validators;
  private final CheckerCall checker;
  private final InteractorCall interactor;
  private final XmlElement scored;
  private final Map<String, Optional<Path>> generators = new HashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();
  private final List<PackageTest> tests = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  /**
   * Prepares to read.
   *
   * @param scored the test set whose groups give points; null if none does
   */
  PolygonTests(
      PackageFolder folder,
      XmlElement problem,
      List<ValidatorCall> validators,
      CheckerCall checker,
      InteractorCall interactor,
      XmlElement scored) {
    this.folder = folder;
    this.problem = problem;
    this.validators = validators;
    this.checker = checker;
    this.interactor = interactor;
    this.scored = scored;
    Once executables = new Once();
    for (XmlElement each : problem.at("files/executables/executable/source")) {
      String file = Path.of(each.needed("path")).getFileName().toString();
      String name = file.replaceFirst("\\.[^.]*$", "");
      executables.add(name, each);
      generators.put(name, PolygonFormat.source(each, folder));
    }
    Once sets = new Once();
    for (XmlElement each : sets()) {
      each.attribute("name").ifPresent(name -> sets.add(name, each));
    }
  }

  /** The rules: each distinct command with a seed appended, and the stress tests unchanged. */
  List<GeneratorRule> rules() {
    for (XmlElement set : scoredFirst()) {
      for (XmlElement test : set.at("tests/test")) {
        if (test.attribute("cmd").isPresent()) {
          words(test).ifPresent(words -> add(set, test, words));
        }
      }
    }
    for (Path each : folder.list(STRESSES)) {
      Declared pattern =
          Files.isRegularFile(each)
              ? TextFile.yaml(each).get("scriptPattern")
              : Declared.nothing(STRESSES);
      if (!pattern.isNothing()) {
        String text = PackageBounds.checked(pattern.text().strip(), pattern);
        String[] words = text.split("\\s+", 2);
        String arguments = words.length == 1 ? "" : words[1];
        add(text, words[0], () -> drawn(arguments), UnaryOperator.identity(), pattern);
      }
    }
    return List.copyOf(rules.values());
  }

  private List<XmlElement> sets() {
    return problem.at("judging/testset");
  }

  /** The test sets; of commands that several have, those with groups come first. */
  private List<XmlElement> scoredFirst() {
    return sets().stream().sorted(Comparator.comparing(each -> each != scored)).toList();
  }

  private void add(XmlElement set, XmlElement test, List<String> words) {
    String group = set == scored ? PolygonGroups.group(test).orElse(null) : null;
    add(
        test.needed("cmd").strip(),
        words.get(0),
        () -> fixed(words.subList(1, words.size())),
        rule -> rule.withWrites(fromFile(test)).withJudging(judging(set, test)).withGroup(group),
        test);
  }

  private void add(
      String text,
      String word,
      Supplier<ArgumentTemplate> arguments,
      UnaryOperator<GeneratorRule> completed,
      Placed declaration) {
    Optional<String> program =
        rules.containsKey(text) ? Optional.empty() : program(word, declaration);
    if (program.isPresent()) {
      try {
        GeneratorRule rule =
            GeneratorRule.printing(text, program.get(), arguments.get()).withSeedIfAccepted();
        rules.put(text, completed.apply(rule));
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

  /** The program that the first word of a command names; empty, with a note, if it is unusable. */
  private Optional<String> program(String word, Placed declaration) {
    Optional<Path> source = generators.get(word);
    if (source == null) {
      folder.leaveOut(declaration.refused("there is no generator " + word));
      return Optional.empty();
    }
    return source.flatMap(folder::program);
  }

  /** The words of a test's command, which Polygon runs in a shell; empty, with a note, if wrong. */
  private Optional<List<String>> words(XmlElement test) {
    String command = PackageBounds.checked(test.needed("cmd"), test);
    try {
      List<String> words = CommandWords.split(command);
      if (!words.isEmpty()) {
        return Optional.of(words);
      }
    } catch (BadSubmission unclosed) {
      // noted below
    }
    folder.leaveOut(
        test.wrong("a command with closed quotes, found '" + PackageBounds.shown(command) + "'"));
    return Optional.empty();
  }

  /**
   * The file in the current folder that a test's generator writes its input to; null if it prints
   * the input.
   */
  private static String fromFile(XmlElement test) {
    String file = test.attribute("from-file").orElse(null);
    if (file != null && !file.matches("[A-Za-z0-9_-][A-Za-z0-9._-]*")) {
      throw test.refused("from-file: expected the name of a file, found '" + file + "'");
    }
    return file;
  }

  /** How to judge a test, whose group Polygon tells validators; null if it has no group. */
  private TestJudging judging(XmlElement set, XmlElement test) {
    Optional<String> group = PolygonGroups.group(test);
    if (validators.isEmpty() || group.isEmpty()) {
      return null;
    }
    List<String> told =
        List.of("--testset", set.attribute("name").orElse("tests"), "--group", group.get());
    List<ValidatorCall> calls =
        validators.stream()
            .map(each -> new ProgramCall(each.call().program(), told))
            .map(each -> new ValidatorCall(each, ValidatorCodes.TESTLIB))
            .toList();
    return new TestJudging(calls, List.of(), checker, interactor);
  }

  /**
   * The tests of all test sets, in order. Two sets may share files. Answers may be missing only
   * from all tests of a set.
   */
  List<PackageTest> tests() {
    List<String> unanswered = new ArrayList<>();
    for (XmlElement set : sets()) {
      int before = tests.size();
      List<String> ofSet = read(set);
      if (tests.stream().skip(before).anyMatch(each -> each.answer() != null)) {
        unanswered.addAll(ofSet);
      }
    }
    folder.notes().addMissingAnswers(unanswered, interactor != null);
    return tests;
  }

  /** Reads a set; returns the missing answer files of tests whose input is a file. */
  private List<String> read(XmlElement set) {
    List<String> unanswered = new ArrayList<>();
    int number = 0;
    for (XmlElement each : set.at("tests/test")) {
      number++;
      String name = PolygonFormat.path(PolygonFormat.inputs(set), number, set);
      if (names.add(name)) {
        String answer = PolygonFormat.path(PolygonFormat.answers(set), number, set);
        add(each, name, answer, judging(set, each), unanswered);
      }
    }
    return unanswered;
  }

  /**
   * Adds a test: the file if it exists, else what its command prints. Polygon's standard packages
   * leave out generated files.
   */
  private void add(
      XmlElement test,
      String name,
      String answerFile,
      TestJudging judging,
      List<String> unanswered) {
    Optional<Path> input = folder.file(name);
    Path answer = folder.file(answerFile).orElse(null);
    if (input.isPresent()) {
      tests.add(new DataFile(name, input.get(), answer, true, judging));
      if (answer == null) {
        unanswered.add(answerFile);
      }
    } else if (test.attribute("cmd").isPresent()) {
      generated(test, name, answer, judging).ifPresent(tests::add);
    } else {
      folder.leaveOut(test.refused("there is no " + name));
    }
  }

  /** A generated test; its command is complete. */
  private Optional<GeneratedTest> generated(
      XmlElement test, String name, Path answer, TestJudging judging) {
    String file = fromFile(test);
    Optional<List<String>> words = words(test);
    return words
        .flatMap(each -> program(each.get(0), test))
        .map(
            program -> {
              List<String> arguments = words.get().subList(1, words.get().size());
              return new GeneratedTest(name, program, arguments, file, answer, judging);
            });
  }
}
