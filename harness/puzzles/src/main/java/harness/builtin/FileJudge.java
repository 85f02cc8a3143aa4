package harness.builtin;

import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.problem.OutputReader;
import harness.puzzle.PuzzleChecker;
import harness.reference.Format;
import harness.reference.InvalidInput;
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
   * The result for a whole output: the judgement on the first case that is not right, or accepted.
   *
   * @param caseNumber of that case, from 1; one more than the number of cases if the output has
   *     extra data; 0 if accepted
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

  /** With {@code anyShortest}, accepts more than the sequence that the puzzle asks for. */
  public FileJudge(Puzzle puzzle, boolean anyShortest) {
    this.puzzle = Objects.requireNonNull(puzzle);
    this.judge = new PuzzleChecker(puzzle, anyShortest);
  }

  /** Validates an input file, and returns its number of cases. */
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
    OutputReader answers = new PuzzleProblem(puzzle).files().outputs(output);
    long[] number = {0};
    try {
      puzzle.format().read(input, text -> judgeCase(text, ++number[0], cases, answers));
    } catch (Decided decided) {
      return decided.result;
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
    Judgement extra = answers.extra();
    return extra == null ? new Result(Judgement.accepted(), 0) : new Result(extra, cases + 1);
  }

  private void judgeCase(String input, long number, long cases, OutputReader answers) {
    Judgement judgement;
    try {
      Output answer = answers.next();
      judgement =
          answer == null
              ? OutputReader.missing(number - 1, cases)
              : judgeAnswer(input, (Answer) answer);
    } catch (OutputReader.Unreadable unreadable) {
      judgement = unreadable.judgement();
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
}
