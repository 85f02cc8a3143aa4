package harness.shrink;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Claim;
import harness.problem.JudgeFailure;
import harness.problem.Posed;
import harness.run.Outcome;
import harness.run.Session;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Whether programs are right on some inputs.
 *
 * @param inputs with what is right, in the order in which they are tried
 */
public record RightOn(Probe.Setting setting, List<Posed> inputs) {

  public RightOn {
    inputs = List.copyOf(inputs);
  }

  /** These inputs, and then others. */
  public RightOn and(RightOn others) {
    return new RightOn(setting, Stream.concat(inputs.stream(), others.inputs.stream()).toList());
  }

  /** What is known about a program on some inputs. */
  public enum Result {
    RIGHT,
    /** A run needed too much CPU time. */
    TOO_SLOW,
    /** There was no time to find out, perhaps because the machine is slow. */
    UNKNOWN,
    NOT_RIGHT
  }

  /** Whether a program is right on all inputs; the first on which it is not decides. */
  public Result of(Session program, Claim claim, Deadline deadline) {
    return inputs.stream()
        .map(each -> on(each, program, claim, deadline))
        .filter(each -> each != Result.RIGHT)
        .findFirst()
        .orElse(Result.RIGHT);
  }

  /**
   * Whether a program is right on more than half of the inputs. It is not if it is too slow on one:
   * it may have no end.
   */
  public boolean isMostlyRight(Session program, Claim claim, Deadline deadline) {
    int enough = inputs.size() / 2 + 1;
    int right = 0;
    int left = inputs.size();
    for (Posed each : inputs) {
      if (right == enough || right + left < enough) {
        break;
      }
      Result result = on(each, program, claim, deadline);
      if (result == Result.TOO_SLOW) {
        return false;
      }
      right += result == Result.RIGHT ? 1 : 0;
      left--;
    }
    return right >= enough;
  }

  /**
   * The inputs on which a program is right, or is not; those on which it is too slow are neither.
   */
  public RightOn where(Result result, Session program, Claim claim, Deadline deadline) {
    return new RightOn(
        setting,
        inputs.stream().filter(each -> on(each, program, claim, deadline) == result).toList());
  }

  private Result on(Posed posed, Session program, Claim claim, Deadline deadline) {
    Outcome run = deadline.isOver() ? null : program.runAlone(posed.each(), deadline::isOver);
    if (run == null) {
      return Result.UNKNOWN;
    }
    if (run.failure() != null) {
      return ofFailure(run.failure());
    }
    try {
      boolean isRight = setting.checker().isRight(posed.each(), posed.truth(), run.output(), claim);
      return isRight ? Result.RIGHT : Result.NOT_RIGHT;
    } catch (JudgeFailure unknown) {
      return Result.NOT_RIGHT;
    }
  }

  private static Result ofFailure(Judgement failure) {
    if (failure.verdict() != Verdict.TIME_LIMIT_EXCEEDED) {
      return Result.NOT_RIGHT;
    }
    return failure.reason() == Reason.CPU_TIME ? Result.TOO_SLOW : Result.UNKNOWN;
  }

  /** The most CPU time of a program on these inputs, in nanoseconds; 0 if it is not known. */
  public long longest(Session program, Deadline deadline) {
    return inputs.stream()
        .map(each -> deadline.isOver() ? null : program.runAlone(each.each(), deadline::isOver))
        .filter(Objects::nonNull)
        .mapToLong(Outcome::cpuNanos)
        .max()
        .orElse(0);
  }
}
