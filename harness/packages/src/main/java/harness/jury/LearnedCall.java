package harness.jury;

import harness.cases.Printable;
import harness.cases.Reason;
import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.formats.UnknownCall;
import harness.formats.UnknownCall.Proposed;
import harness.machine.Shell;
import harness.problem.JudgeFailure;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Finds out how to call a generator that wants arguments which nobody told: tries the proposed
 * calls, and keeps the first whose inputs are valid. Validators decide which are; without any, an
 * input counts as valid if all references end well on it.
 */
final class LearnedCall {

  private static final int DRAWS = 3;
  private static final int MOST_TRIES = 24;
  private static final int LARGEST_INPUT = 1 << 16;

  /** So many calls are tried even where programs start slowly. */
  private static final int FEWEST_TRIES = 8;

  private static final Duration TIME = Duration.ofSeconds(2);
  private static final Duration LONGEST = Duration.ofSeconds(15);
  private static final long RUN_NANOS = Duration.ofSeconds(1).toNanos();

  private final JuryProgram program;
  private final GeneratorRule rule;
  private final Judges judges;
  private final List<JuryValidator> validators;

  /** The last complaint about an input. */
  private String refused = "";

  /**
   * What was found out.
   *
   * @param arguments the rule's own if no call works
   * @param guessed whether its inputs may be invalid
   * @param failure why there is no call; null if there is one
   */
  record Learned(ArgumentTemplate arguments, boolean guessed, JudgeFailure failure) {}

  LearnedCall(
      JuryProgram program, GeneratorRule rule, Judges judges, List<JuryValidator> validators) {
    this.program = program;
    this.rule = rule;
    this.judges = judges;
    this.validators = validators;
  }

  /** Tries the calls, and notes which one is used. */
  Learned learn() {
    long start = System.nanoTime();
    Proposed best = null;
    int most = DRAWS / 2;
    int tried = 0;
    for (Proposed each : rule.unknown().calls()) {
      if (most == DRAWS || isOver(tried, System.nanoTime() - start)) {
        break;
      }
      boolean isPoor = best != null && each.arguments().isConstant(); // the same numbers always
      if (!isPoor && (!each.guessed() || isConfirmable())) {
        tried++;
        int valid = validOf(each);
        if (valid > most) {
          most = valid;
          best = each;
        }
      }
    }
    return best == null ? failed(tried) : used(best, most);
  }

  private static boolean isOver(int tried, long nanos) {
    return tried == MOST_TRIES
        || nanos > LONGEST.toNanos()
        || (tried >= FEWEST_TRIES && nanos > TIME.toNanos());
  }

  private static boolean isUsual(Proposed call) {
    return call.arguments().text().equals(UnknownCall.SEED);
  }

  /** Whether anything says which inputs are valid. */
  private boolean isConfirmable() {
    return !validators.isEmpty() || !judges.readers().isEmpty();
  }

  private Learned used(Proposed call, int valid) {
    if (isUsual(call) && !call.guessed()) {
      return new Learned(call.arguments(), false, null);
    }
    String how =
        !call.guessed()
            ? "as this folder's scripts call it"
            : validators.isEmpty() ? "guessed; the reference reads its inputs" : "guessed; valid";
    program.note(
        "called with %s (%s%s); to change that: %s"
            .formatted(
                Printable.inLine(call.arguments().text()),
                how,
                valid < DRAWS ? ", but not always" : "",
                option(call.arguments())));
    return new Learned(call.arguments(), call.guessed(), null);
  }

  private Learned failed(int tried) {
    if (rule.isOptional()) {
      String why =
          tried == 1
              ? "not used: the call that was tried prints no valid input" + refused
              : "not used: none of %d calls tried prints valid inputs%s".formatted(tried, refused);
      program.note(why);
      JudgeFailure failure = new JudgeFailure(program.name(), Reason.GENERATOR_FAILED, why);
      return new Learned(rule.arguments(), false, failure.asExcused());
    }
    String wants =
        "wants arguments"
            + (rule.unknown().wants().isEmpty() ? "" : " (" + rule.unknown().wants() + ")");
    String why =
        isConfirmable()
            ? "none of %d calls tried prints valid inputs%s".formatted(tried, refused)
            : "there is no validator and no reference to confirm a guess";
    JudgeFailure failure =
        new JudgeFailure(
            program.name(),
            Reason.GENERATOR_FAILED,
            "%s; %s; name a call, such as %s".formatted(wants, why, option(example())));
    return new Learned(rule.arguments(), false, failure);
  }

  private ArgumentTemplate example() {
    List<Proposed> calls = rule.unknown().calls();
    return calls.stream()
        .filter(each -> !isUsual(each))
        .findFirst()
        .orElse(calls.get(0))
        .arguments();
  }

  /** The option that names a call. */
  private String option(ArgumentTemplate arguments) {
    String text = (rule.text() + " " + arguments.text()).strip();
    return "--generator " + Printable.inLine(Shell.quoted(text));
  }

  /** A guess may be wrong in that it is as large as a limit, or the help; a validator can tell. */
  private boolean mustBeSmall(Proposed call) {
    boolean isTold = rule.isOptional() && isUsual(call) && !validators.isEmpty();
    return (call.guessed() || isUsual(call)) && !isTold;
  }

  /** How many inputs of a call are valid; it need not go on after the first ones that are not. */
  private int validOf(Proposed call) {
    int valid = 0;
    for (int draw = 0; draw < DRAWS; draw++) {
      SplittableRandom random = new SplittableRandom(draw);
      List<String> words = call.arguments().draw(random, random.nextInt(Integer.MAX_VALUE));
      if (isValid(words, mustBeSmall(call))) {
        valid++;
      } else if (valid == 0) {
        return 0;
      }
    }
    return valid;
  }

  private boolean isValid(List<String> words, boolean isSmall) {
    GeneratorCall call = new GeneratorCall(program, words, rule.writes(), null, "");
    RunResult result = program.tried(shortened(call.request()), JuryProgram.WELL);
    byte[] printed = call.input(result);
    if (!result.report().chose(JuryProgram.WELL) || printed.length == 0) {
      return refused(words, printed.length == 0 ? "prints nothing" : "fails");
    }
    String input = new String(printed, StandardCharsets.ISO_8859_1);
    if (isSmall && (printed.length > LARGEST_INPUT || isHelp(input))) {
      return refused(words, "prints no small input");
    }
    for (JuryValidator each : validators) {
      if (!each.accepts(input)) {
        return refused(words, "is refused by " + each.name());
      }
    }
    boolean isRead =
        !validators.isEmpty() || judges.readers().stream().allMatch(each -> reads(each, input));
    return isRead || refused(words, "makes the reference fail");
  }

  private boolean refused(List<String> words, String how) {
    refused = ", the last: " + Printable.inLine(String.join(" ", words).strip()) + " " + how;
    return false;
  }

  private static boolean isHelp(String printed) {
    return printed.toLowerCase(Locale.ROOT).contains("usage");
  }

  private static boolean reads(JuryProgram reference, String input) {
    RunRequest request = shortened(reference.request(JuryProgram.bytes(input)));
    return reference.tried(request, JuryProgram.WELL).report().chose(JuryProgram.WELL);
  }

  private static RunRequest shortened(RunRequest request) {
    RunLimits limits = request.limits();
    return request.withLimits(
        limits.withTimes(
            Math.min(RUN_NANOS, limits.cpuNanos()),
            Math.min(2 * RUN_NANOS, limits.wallNanos()),
            Math.min(RUN_NANOS, limits.idleNanos())));
  }
}
