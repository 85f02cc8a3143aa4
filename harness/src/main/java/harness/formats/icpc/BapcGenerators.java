package harness.formats.icpc;

import harness.draw.ArgumentTemplate;
import harness.formats.DataFile;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rules of BAPCtools' {@code generators/generators.yaml}. */
final class BapcGenerators {

  private static final String FOLDER = "generators";
  static final String FILE = FOLDER + "/generators.yaml";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(seed(?::[0-9]+)?|name|count)}");

  private static final Pattern COUNT_RANGE = Pattern.compile("(-?[0-9]+)\\.\\.=?.*");

  /** Groups of tests that are invalid or wrong on purpose. */
  private static final List<String> NOT_VALID =
      List.of("invalid_input", "invalid_answer", "invalid_output", "invalid_inputs", "bad");

  /** A generator may write the input here instead of printing it. */
  private static final String TEST_CASE = "testcase.in";

  private final PackageFolder folder;
  private final Declared file;
  private final Constants constants;
  private final Map<String, Optional<String>> programs = new HashMap<>();
  private final Map<String, GeneratorRule> rules = new LinkedHashMap<>();
  private final List<DataFile> tests = new ArrayList<>();

  private BapcGenerators(PackageFolder folder, Declared file, Constants constants) {
    this.folder = folder;
    this.file = file;
    this.constants = constants;
  }

  static BapcGenerators of(PackageFolder folder, Constants constants) {
    Optional<Declared> file = folder.file(FILE).map(TextFile::yaml);
    BapcGenerators generators =
        new BapcGenerators(folder, file.orElseGet(() -> Declared.nothing(FILE)), constants);
    if (file.isPresent()) {
      generators.group(generators.file, "");
    } else if (!folder.list(FOLDER).isEmpty()) {
      folder.note("generators: there is no generators.yaml that says how to call them; left out");
    }
    return generators;
  }

  /** All rules, each once. */
  List<GeneratorRule> rules() {
    return List.copyOf(rules.values());
  }

  /** Tests that are written in the file or copied. */
  List<DataFile> tests() {
    return tests;
  }

  /** The solution that makes the answers, or null where none is named. */
  String solution() {
    return file.get("solution").textIfAny().orElse(null);
  }

  /** A folder of tests: a map, or a list of maps whose tests are numbered. */
  private void group(Declared group, String path) {
    for (Declared part : group.get("data").elements()) {
      if (part.isMap()) {
        part.entries()
            .forEach((name, test) -> test(test, path.isEmpty() ? name : path + "/" + name));
      }
    }
  }

  private void test(Declared test, String path) {
    if (NOT_VALID.contains(path)) {
      return;
    }
    if (!test.isMap()) {
      test.textIfAny().ifPresent(rule -> rule(rule, path, test, "1"));
    } else if (!test.get("data").isNothing()) {
      group(test, path);
    } else if (!test.get("generate").isNothing()) {
      rule(test.get("generate").text(), path, test.get("generate"), count(test.get("count")));
    } else if (!test.get("in").isNothing()) {
      written(test, path);
    } else if (!test.get("copy").isNothing()) {
      copied(test.get("copy").text(), path, test);
    }
  }

  /** The first of the numbers that a rule is to be run with. */
  private static String count(Declared count) {
    if (!count.isList()) {
      Matcher range = COUNT_RANGE.matcher(count.textIfAny().orElse("1"));
      return range.matches() ? range.group(1) : "1";
    }
    return count.texts().stream().findFirst().orElse("1");
  }

  /** The whole text is split at white space, without quoting. */
  private void rule(String text, String path, Declared where, String count) {
    List<String> words = Stream.of(constants.filled(text).strip().split("\\s+")).toList();
    if (words.get(0).isEmpty()) {
      return;
    }
    program(words.get(0), where)
        .ifPresent(
            program -> {
              String name = path.substring(path.lastIndexOf('/') + 1);
              ArgumentTemplate arguments = template(words.subList(1, words.size()), name, count);
              rules.putIfAbsent(
                  words.get(0) + " " + arguments.text(),
                  new GeneratorRule(
                      String.join(" ", words), program, arguments, TEST_CASE, GeneratorRule.ALL));
            });
  }

  private static ArgumentTemplate template(List<String> words, String name, String count) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      Matcher placeholder = PLACEHOLDER.matcher(word);
      int from = 0;
      while (placeholder.find()) {
        text.append(ArgumentTemplate.escaped(word.substring(from, placeholder.start())));
        String meant = placeholder.group(1);
        text.append(
            meant.startsWith("seed")
                ? "{seed}"
                : ArgumentTemplate.escaped(meant.equals("name") ? name : count));
        from = placeholder.end();
      }
      text.append(ArgumentTemplate.escaped(word.substring(from))).append(' ');
    }
    return ArgumentTemplate.parse(text.toString()).withoutSeedAdded();
  }

  private Optional<String> program(String word, Declared where) {
    return programs.computeIfAbsent(word, each -> lookUp(each, where));
  }

  private Optional<String> lookUp(String word, Declared where) {
    Declared files = file.get("generators").get(word);
    if (!files.isNothing()) {
      return severalFiles(word, files);
    }
    Path path =
        folder.root().resolve(word.startsWith("/") ? word.substring(1) : FOLDER + "/" + word);
    if (!Files.exists(path)) {
      throw where.refused("there is no " + folder.shown(path));
    }
    return folder.program(path);
  }

  /** A program whose files are listed: together in a folder named for the first, the main one. */
  private Optional<String> severalFiles(String word, Declared files) {
    List<Path> listed = new ArrayList<>();
    for (Declared each : files.elements()) {
      listed.add(
          folder
              .file(FOLDER + "/" + each.text())
              .orElseThrow(() -> each.refused("there is no " + FOLDER + "/" + each.text())));
    }
    if (listed.isEmpty()) {
      throw files.wrong("files");
    }
    String main = listed.get(0).getFileName().toString().replaceFirst("\\.[^.]*$", "");
    Path copy = folder.scratch(main.isEmpty() ? word : main);
    try {
      for (Path each : listed) {
        Files.copy(each, copy.resolve(each.getFileName()));
      }
      folder.standsFor(copy, listed.get(0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return folder.program(copy);
  }

  private void written(Declared test, String path) {
    Path made = folder.scratch("test");
    Path input = folder.written(made.resolve("test.in"), lineEnded(test.get("in").text()));
    Path answer =
        test.get("ans")
            .textIfAny()
            .map(text -> folder.written(made.resolve("test.ans"), lineEnded(text)))
            .orElse(null);
    tests.add(new DataFile(path, input, answer));
  }

  private static String lineEnded(String text) {
    return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
  }

  private void copied(String from, String path, Declared test) {
    String stem = FOLDER + "/" + from;
    Optional<Path> input = folder.file(stem + ".in");
    if (input.isEmpty()) {
      folder.note(test.refused("there is no " + stem + ".in").getMessage() + "; left out");
      return;
    }
    tests.add(new DataFile(path, input.get(), folder.file(stem + ".ans").orElse(null)));
  }
}
