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
 * Judges a program's whole output for one of the judge's files, in constant memory. The input must
 * first be counted with {@link #countCases}, so that a fault in the input is found before the
 * output is judged.
 */
public final class FileJudge {

  private final Puzzle puzzle;
  private final PuzzleChecker judge;

  /**
   * The result for a whole output.
   *
   * @param judgement that of the first case that is not right, or accepted
   * @param caseNumber the deciding case, counted from 1; one more than the number of cases if the
   *     output has extra data; 0 if accepted
   */
  public record Result(Judgement judgement, long caseNumber) {
    public Result {
      Objects.requireNonNull(judgement);
    }

    /** One line for people: which case is wrong and why. Empty if accepted. */
    public String detail(long cases) {
      boolean ofOneCase = 1 <= caseNumber && caseNumber <= cases;
      return (ofOneCase ? "case " + caseNumber + ": " : "") + judgement.detail();
    }
  }

  /** Stops reading the input once the verdict is known. */
  private static final class Decided extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Result result;

    Decided(Judgement judgement, long caseNumber) {
      super(judgement.detail(), null, false, false);
      this.result = new Result(judgement, caseNumber);
    }
  }

  /**
   * Creates a judge.
   *
   * @param anyShortest whether to accept any shortest sequence if the puzzle asks for a particular
   *     one
   */
  public FileJudge(Puzzle puzzle, boolean anyShortest) {
    this.puzzle = Objects.requireNonNull(puzzle);
    this.judge = new PuzzleChecker(puzzle, anyShortest);
  }

  /**
   * Validates an input file.
   *
   * @return the number of cases in it
   * @throws InvalidInput with line and column, if it is not valid
   */
  public static long countCases(Format format, InputStream input) throws IOException, InvalidInput {
    long[] count = {0};
    format.read(input, text -> count[0]++);
    return count[0];
  }

  /**
   * Judges an output case by case, up to the first that is not right.
   *
   * @param cases the number of cases in the input
   * @throws InvalidInput if the input turns out to be invalid
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
