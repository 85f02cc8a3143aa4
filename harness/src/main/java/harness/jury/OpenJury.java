package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.draw.ArgumentTemplate;
import harness.judge.StandardComparison;
import harness.problem.JudgeFailure;
import harness.process.Program;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.terminal.Interruption;
import harness.terminal.UsageException;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The programs of a problem, looked up, compiled and ready to run until this is closed. */
public final class OpenJury implements AutoCloseable {

  /** A checker that is a standard comparison. */
  private static final String STANDARD = "std:";

  private final BuildHost host;
  private final JuryParts parts;
  private final Languages languages;
  private final Path folder;
  private final List<ProgramSource> sources = new ArrayList<>();
  private final List<JuryProgram> references = new ArrayList<>();
  private List<ProgramSource> referenceSources = List.of();
  private JuryProblem problem;

  private OpenJury(BuildHost host, JuryParts parts, Languages languages, Path folder) {
    this.host = host;
    this.parts = parts;
    this.languages = languages;
    this.folder = folder;
  }

  /**
   * Looks up and compiles.
   *
   * @param limits for submissions, unless the user says otherwise
   * @param folder what relative paths start from
   * @throws UsageException in one line, when a program cannot be found or compiled
   */
  public static OpenJury open(
      JuryParts parts, Limits limits, RunnerSettings settings, Languages languages, Path folder)
      throws IOException {
    Thread hook = Interruption.onInterrupt(() -> {});
    BuildHost host = BuildHost.open(settings, languages);
    try {
      OpenJury jury = new OpenJury(host, parts, languages, folder);
      jury.problem = jury.build(limits);
      return jury;
    } catch (RuntimeException e) {
      host.close();
      throw e;
    } finally {
      Interruption.forget(hook);
    }
  }

  private JuryProblem build(Limits limits) {
    Judging judging = judging();
    List<JuryProgram> validators =
        parts.validators().stream().map(each -> program(each, Reason.VALIDATOR_FAILED)).toList();
    int before = sources.size();
    parts.references().forEach(each -> references.add(program(each, Reason.REFERENCE_FAILED)));
    referenceSources = List.copyOf(sources.subList(before, sources.size()));
    return new JuryProblem(
        parts.name(),
        String.join(" ", parts.generators()),
        limits,
        generators(),
        new JuryChecker(validators, references, judging, new SizeStrata()),
        !validators.isEmpty());
  }

  private Judging judging() {
    String checker = parts.checker();
    if (checker == null) {
      return new ByComparison(StandardComparison.named("tokens"));
    }
    if (checker.startsWith(STANDARD)) {
      try {
        return new ByComparison(StandardComparison.named(checker.substring(STANDARD.length())));
      } catch (IllegalArgumentException unknown) {
        throw new UsageException("--checker " + checker + ": " + unknown.getMessage());
      }
    }
    return new ByProgram(program(checker, Reason.CHECKER_FAILED), parts.codes());
  }

  private List<ProgramGenerator> generators() {
    List<ProgramGenerator> generators = new ArrayList<>();
    Map<String, JuryProgram> known = new HashMap<>();
    Map<String, Integer> names = new HashMap<>();
    for (String text : parts.generators()) {
      GeneratorText asked = GeneratorText.parse(text, folder);
      JuryProgram program =
          known.computeIfAbsent(asked.program(), each -> program(each, Reason.GENERATOR_FAILED));
      String stem = GeneratorText.caseName(program.name());
      int number = names.merge(stem, 1, Integer::sum);
      String name = number == 1 ? stem : stem + "-" + number;
      generators.add(
          new ProgramGenerator(parts.name(), name, program, template(text, asked.arguments())));
    }
    return generators;
  }

  private static ArgumentTemplate template(String text, String arguments) {
    try {
      return ArgumentTemplate.parse(arguments);
    } catch (IllegalArgumentException unreadable) {
      throw new UsageException("--generator '" + text + "': " + unreadable.getMessage());
    }
  }

  private JuryProgram program(String text, Reason ofFailure) {
    return new JuryProgram(compiled(text), host.host(), parts.limits(), ofFailure);
  }

  private Program compiled(String text) {
    try {
      ProgramSource source = ProgramSource.parse(text, languages, folder);
      sources.add(source);
      Compilation compilation = host.compile(source);
      if (compilation instanceof Compilation.Ready ready) {
        return ready.program();
      }
      Compilation.Failed failed = (Compilation.Failed) compilation;
      throw new UsageException(text + " does not compile: " + failed.firstLines().strip());
    } catch (BadSubmission bad) {
      throw new UsageException(bad.getMessage());
    }
  }

  /** The names of the generators, in the order of their turns. */
  public List<String> names() {
    return problem.turns().stream().map(ProgramGenerator::name).toList();
  }

  /** The problem. */
  public JuryProblem problem() {
    return problem;
  }

  /** Whether anything can say that an input is not valid. */
  public boolean hasValidators() {
    return !parts.validators().isEmpty();
  }

  /** Whether an output can be judged only beside an answer. */
  public boolean needsAnswer() {
    return problem.checker().needsAnswer();
  }

  /**
   * Shows an input to the validators.
   *
   * @param input its bytes, each a character
   * @throws JudgeFailure when one of them refuses it, or fails
   */
  public void validate(String input) {
    problem.checker().validate(file(input));
  }

  /**
   * What the references print for an input that the validators have nothing against; null where
   * there are none.
   *
   * @param input its bytes, each a character
   * @throws JudgeFailure when a program fails, or two references differ
   */
  public byte[] answer(String input) {
    return ((Expected) problem.checker().truth(file(input))).output();
  }

  /**
   * Judges an output.
   *
   * @param input its bytes, each a character
   * @param answer null where nobody knows one
   * @throws JudgeFailure when the checker fails
   */
  public Judgement judge(String input, byte[] output, byte[] answer) {
    return problem.checker().judge(file(input), output, answer);
  }

  private Case file(String input) {
    return new Case(new CaseName(parts.name(), "file", 0, 0), input);
  }

  /** What was looked up, with the files that it is made of. */
  public List<ProgramSource> sources() {
    return List.copyOf(sources);
  }

  /** What the references are made of. */
  public List<ProgramSource> referenceSources() {
    return referenceSources;
  }

  /** Time that the references took by the wall clock, in nanoseconds. */
  public long referenceNanos() {
    return references.stream().mapToLong(JuryProgram::usedNanos).sum();
  }

  @Override
  public void close() {
    host.close();
  }
}
