package harness.jury;

import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.syntax.BadDescription;
import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.submission.ProgramSource;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A problem's descriptions of its inputs, which replace programs. */
final class Descriptions {

  private static final int CHECKS = 3;
  private static final Duration CHECK_TIME = Duration.ofSeconds(2);

  private final Path folder;
  private final Duration time;
  private final Consumer<ProgramSource> sources;
  private final Map<String, Description> known = new ConcurrentHashMap<>();

  Descriptions(ProblemPackage parts, Duration time, Consumer<ProgramSource> sources) {
    this.folder = parts.folder();
    this.time = time;
    this.sources = sources;
  }

  Description read(String text) {
    return known.computeIfAbsent(text, this::parsed);
  }

  private Description parsed(String text) {
    Path file = folder.resolve(text).toAbsolutePath();
    try {
      Description description = Description.read(file);
      sources.accept(ProgramSource.ofData(file));
      return description;
    } catch (IOException e) {
      throw new UsageException("cannot read " + text);
    } catch (BadDescription bad) {
      throw new UsageException(text + ": " + bad.getMessage());
    }
  }

  DescribedValidator validator(String text) {
    return new DescribedValidator(name(text), read(text), time);
  }

  List<TurnGenerator> generators(
      String problem, GeneratorRule rule, Ceiling ceiling, List<JuryValidator> validators) {
    Description description = read(rule.program());
    String file = name(rule.program());
    checkDraws(file, description);
    List<Strategy> strategies =
        strategies(
            rule.text().substring(rule.program().length()).strip(), description.strategies());
    return strategies.stream()
        .<TurnGenerator>map(
            each ->
                new DescribedGenerator(
                    problem, file, description, each, strategies.size(), time, ceiling, validators))
        .toList();
  }

  private static List<Strategy> strategies(String words, List<Strategy> known) {
    if (words.isEmpty()) {
      return known;
    }
    List<Strategy> strategies = new ArrayList<>();
    for (String word : words.split("\\s+", -1)) {
      strategies.add(
          known.stream()
              .filter(each -> each.label().equals(word))
              .findFirst()
              .orElseThrow(() -> new UsageException(unknown(word, known))));
    }
    return strategies;
  }

  private static String unknown(String word, List<Strategy> known) {
    return "no strategy '"
        + word
        + "'; expected one of "
        + known.stream().map(Strategy::label).collect(Collectors.joining(", "));
  }

  /**
   * Checks that inputs can be drawn at all.
   *
   * @throws UsageException with a one-line message, if they cannot
   */
  private void checkDraws(String file, Description description) {
    String why = "";
    Duration most = time.compareTo(CHECK_TIME) < 0 ? time : CHECK_TIME;
    for (int seed = 0; seed < CHECKS; seed++) {
      try {
        String unused = description.draw(Strategy.UNIFORM, seed, new SplittableRandom(seed), most);
        return;
      } catch (Drawer.NotFound none) {
        why = none.getMessage();
      }
    }
    throw new UsageException(file + ": " + why);
  }

  /** The first description that inputs are drawn from; null if there is none. */
  Description first(ProblemPackage parts) {
    return parts.generators().stream()
        .map(GeneratorRule::program)
        .filter(Description::isIn)
        .findFirst()
        .map(this::read)
        .orElse(null);
  }

  private static String name(String text) {
    return Path.of(text).getFileName().toString();
  }
}
