package harness.jury;

import harness.cases.Reason;
import harness.cases.UsageException;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.learn.CommonForm;
import harness.describe.run.Refused;
import harness.describe.sketch.Sketcher;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.problem.DescribedInputs;
import harness.problem.JudgeFailure;
import harness.problem.SmallerDraws;
import harness.problem.Variations;
import harness.submission.ProgramSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A problem's descriptions of its inputs, which replace validators and generators. Each file is
 * read once.
 */
final class Descriptions {

  private static final int CHECKS = 3;
  private static final Duration CHECK_TIME = Duration.ofSeconds(2);

  private final ProblemPackage parts;
  private final Duration time;
  private final Ceiling ceiling;
  private final Consumer<ProgramSource> sources;
  private final Map<String, Description> known = new ConcurrentHashMap<>();

  /**
   * Starts with none read.
   *
   * @param time time limit for one input
   * @param ceiling the size from which inputs are too large for a reference
   * @param sources receives the files that are read
   */
  Descriptions(
      ProblemPackage parts, Duration time, Ceiling ceiling, Consumer<ProgramSource> sources) {
    this.parts = parts;
    this.time = time;
    this.ceiling = ceiling;
    this.sources = sources;
  }

  private Description read(String text) {
    return known.computeIfAbsent(text, this::parsed);
  }

  private Description parsed(String text) {
    Path file = parts.folder().resolve(text).toAbsolutePath();
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

  private static String name(String text) {
    return Path.of(text).getFileName().toString();
  }

  /** The first description that inputs are drawn from; null if there is none. */
  Description first() {
    return parts.generators().stream()
        .map(GeneratorRule::program)
        .filter(Description::isIn)
        .findFirst()
        .map(this::read)
        .orElse(null);
  }

  /** All descriptions of inputs, those that inputs are drawn from first. */
  DescribedInputs inputs() {
    List<Sketcher.Form> forms =
        Stream.concat(
                parts.generators().stream().map(GeneratorRule::program),
                parts.validators().stream().map(each -> each.call().program()))
            .filter(Description::isIn)
            .distinct()
            .map(each -> new Sketcher.Form(read(each), !parts.assumed()))
            .toList();
    return () -> forms;
  }

  /**
   * The form of small inputs: a validator that is a description, or else the form of the tests.
   *
   * @param more other inputs of that form
   */
  Description form(Supplier<List<String>> more) {
    String validator =
        parts.validators().stream()
            .map(each -> each.call().program())
            .filter(Description::isIn)
            .findFirst()
            .orElse(null);
    if (validator != null) {
      return read(validator);
    }
    String learned = AssumedForm.ofTests(parts.data(), more.get());
    return learned == null ? null : Description.parse(learned);
  }

  /** Small inputs of that description; null if there is none. */
  SmallerDraws draws() {
    return first() == null
        ? null
        : new DescribedDraws(first(), null, parts.assumed() ? this::common : null, time);
  }

  /** What all samples have in common, if the form of the inputs is assumed. */
  private CommonForm common() {
    try {
      Path file = Path.of(parts.generators().get(0).program());
      return CommonForm.of(Files.readString(file, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Validator validator(String text) {
    return new Validator(name(text), read(text), time);
  }

  /** Generators that draw from a description, one for each requested strategy. */
  List<TurnGenerator> generators(GeneratorRule rule, List<JuryValidator> validators) {
    Description description = read(rule.program());
    String file = name(rule.program());
    checkDraws(file, description);
    String words = rule.text().substring(rule.program().length()).strip();
    List<Strategy> strategies = strategies(words, description.strategies());
    List<TurnGenerator> generators = new ArrayList<>();
    ceiling.add(NearDraws.FAMILY);
    for (Strategy each : strategies) {
      ceiling.add(each.label());
      generators.add(new Drawing(file, description, each, strategies.size(), validators));
    }
    return generators;
  }

  private static List<Strategy> strategies(String words, List<Strategy> known) {
    return words.isEmpty()
        ? known
        : Stream.of(words.split("\\s+", -1)).map(word -> strategy(word, known)).toList();
  }

  private static Strategy strategy(String word, List<Strategy> known) {
    return known.stream()
        .filter(each -> each.label().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    known.stream()
                        .map(Strategy::label)
                        .collect(
                            Collectors.joining(
                                ", ", "no strategy '" + word + "'; expected one of ", ""))));
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

  /** Validates inputs or answers against their description, in this process. */
  record Validator(String name, Description description, Duration time)
      implements JuryValidator, AnswerValidator {

    @Override
    public void validate(String input) {
      try {
        read(input);
      } catch (Refused refused) {
        throw new JudgeFailure(name, Reason.INVALID_INPUT, refused.getMessage());
      }
    }

    @Override
    public void validateAnswer(String input, byte[] answer, String whose) {
      try {
        read(new String(answer, StandardCharsets.ISO_8859_1));
      } catch (Refused refused) {
        throw AnswerValidator.refused(whose, name, refused.getMessage());
      }
    }

    private void read(String text) throws Refused {
      try {
        description.validate(text, time);
      } catch (BadDescription | Budget.Spent bad) {
        throw new JudgeFailure(name, Reason.VALIDATOR_FAILED, bad.getMessage());
      }
    }
  }

  /**
   * Draws inputs, of which the first ones are small. Inputs that a validator rejects are skipped,
   * and those at least as large as one that was too large for a reference.
   */
  private final class Drawing extends TurnGenerator {

    private final String file;
    private final Description description;
    private final Strategy strategy;
    private final int strategies; // which take turns
    private final List<JuryValidator> validators;

    Drawing(
        String file,
        Description description,
        Strategy strategy,
        int strategies,
        List<JuryValidator> validators) {
      super(parts.name(), strategy.label());
      this.file = file;
      this.description = description;
      this.strategy = strategy;
      this.strategies = strategies;
      this.validators = validators;
    }

    @Override
    public String summary() {
      return file + ": " + strategy.summary();
    }

    @Override
    boolean varies() {
      return true;
    }

    @Override
    protected String input(long seed, long index) {
      String input = drawn(seed, index);
      if (ceiling.isReached(input)) {
        throw skipped("larger than an input that a reference could not finish");
      }
      try {
        validators.forEach(each -> each.validate(input));
        return input;
      } catch (JudgeFailure refused) {
        throw refused.judgement().reason() == Reason.INVALID_INPUT ? refused.asExcused() : refused;
      }
    }

    @Override
    Variations.Drawn large(long seed, long number) {
      try {
        String input = description.drawLarge(strategy, random(seed, number), time);
        return new Variations.Drawn(file + ": large, " + strategy.label(), input);
      } catch (Drawer.NotFound none) {
        return null;
      }
    }

    @Override
    boolean mayHold(long number) {
      return FormDraws.near(description, number, strategy, new SplittableRandom(number)) != null;
    }

    @Override
    String near(long number, SplittableRandom random) {
      String input = FormDraws.near(description, number, strategy, random);
      boolean isUsable =
          input != null && !ceiling.isReached(input) && JuryValidator.allAccept(validators, input);
      return isUsable ? input : null;
    }

    private String drawn(long seed, long index) {
      try {
        return description.draw(strategy, index / strategies, random(seed, index), time);
      } catch (Drawer.NotFound none) {
        throw skipped(none.getMessage());
      }
    }

    private JudgeFailure skipped(String why) {
      return new JudgeFailure(file, Reason.GENERATOR_FAILED, why).asExcused();
    }
  }
}
