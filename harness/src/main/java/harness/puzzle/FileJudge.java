package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.MalformedOutput;
import harness.reference.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * Judges a program's whole output for one of the judge's files, in memory that does not grow with
 * either. The input must have been counted with {@link #countCases}: so a fault in it is known
 * before anything is said of the output.
 */
public final class FileJudge {

  private final Puzzle puzzle;
  private final PuzzleChecker judge;

  /**
   * What is said of a whole output.
   *
   * @param judgement of the first case that is not right, or accepted
   * @param caseNumber the case that decided, from 1; one more than there are cases when the output
   *     goes on; 0 when accepted
   */
  public record Result(Judgement judgement, long caseNumber) {
    public Result {
      Objects.requireNonNull(judgement);
    }

    /** One line for a person: which case, what is wrong. Empty when accepted. */
    public String detail(long cases) {
      boolean ofOneCase = 1 <= caseNumber && caseNumber <= cases;
      return (ofOneCase ? "case " + caseNumber + ": " : "") + judgement.detail();
    }
  }

  /** Ends the reading of an input once the verdict is known. */
  private static final class Decided extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Result result;

    Decided(Judgement judgement, long caseNumber) {
      super(judgement.detail(), null, false, false);
      this.result = new Result(judgement, caseNumber);
    }
  }

  /**
   * A judge of files.
   *
   * @param anyShortest accept any shortest sequence where the puzzle wants a particular one
   */
  public FileJudge(Puzzle puzzle, boolean anyShortest) {
    this.puzzle = Objects.requireNonNull(puzzle);
    this.judge = new PuzzleChecker(puzzle, anyShortest);
  }

  /**
   * Validates an input file.
   *
   * @return how many cases it holds
   * @throws InvalidInput with line and column, when it is not valid
   */
  public static long countCases(Format format, InputStream input) throws IOException, InvalidInput {
    long[] count = {0};
    format.read(input, text -> count[0]++);
    return count[0];
  }

  /**
   * Judges an output, case by case, up to the first that is not right.
   *
   * @param cases how many there are in the input
   * @throws InvalidInput if the input is not valid after all
   */
  public Result judge(InputStream input, long cases, InputStream output)
      throws IOException, InvalidInput {
    AnswerReader answers = puzzle.format().answers(output);
    long[] number = {0};
    try {
      puzzle.format().read(input, text -> judgeCase(text, ++number[0], cases, answers));
    } catch (Decided decided) {
      return decided.result;
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
    return goesOn(answers)
        ? new Result(
            Judgement.wrong(Reason.EXTRA_OUTPUT, "the output goes on after the last answer"),
            cases + 1)
        : new Result(Judgement.accepted(), 0);
  }

  private void judgeCase(String input, long number, long cases, AnswerReader answers) {
    Judgement judgement;
    try {
      Answer answer = answers.next();
      judgement = answer == null ? missing(number, cases) : judgeAnswer(input, answer);
    } catch (MalformedOutput malformed) {
      judgement = Judgement.wrong(malformed.reason(), malformed.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!judgement.isAccepted()) {
      throw new Decided(judgement, number);
    }
  }

  private Judgement judgeAnswer(String input, Answer answer) {
    return judge.judge(
        input,
        puzzle.oracle().distance(input),
        answer,
        puzzle.format().printsMoves(),
        Guarantee.OPTIMAL);
  }

  private static Judgement missing(long number, long cases) {
    return Judgement.wrong(
        Reason.MISSING_OUTPUT,
        cases == 1
            ? "the output ends without an answer"
            : "the output ends after " + (number - 1) + " of " + cases + " answers");
  }

  private static boolean goesOn(AnswerReader answers) throws IOException {
    try {
      return answers.next() != null;
    } catch (MalformedOutput anything) {
      return true;
    }
  }
}
