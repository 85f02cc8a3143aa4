package harness.campaign;

import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Mix;
import harness.cases.Output;
import harness.cases.Reason;
import harness.problem.Account;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.Comparison;
import harness.problem.FileFormat;
import harness.problem.Printed;
import harness.problem.Problem;
import harness.problem.SingleCaseFiles;
import harness.problem.Stratum;
import harness.problem.Truth;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A problem that is not a puzzle: find the largest of one to five numbers on a line. There is no
 * distance; outputs are compared as text.
 */
public final class LargestSum implements Problem {

  /** The answer to a case, and the number of its numbers. */
  private record Right(long largest, Stratum stratum) implements Truth {}

  /** Draws numbers between two bounds. */
  private static final class Numbers extends Generator {
    private final int least;
    private final int most;

    Numbers(String name, int least, int most) {
      super("largest", name);
      this.least = least;
      this.most = most;
    }

    @Override
    public String summary() {
      return "numbers from " + least + " to " + most;
    }

    @Override
    protected String input(long seed, long index) {
      SplittableRandom random = random(seed, index);
      StringBuilder line = new StringBuilder();
      for (int n = random.nextInt(1, 6); n > 0; n--) {
        line.append(random.nextInt(least, most + 1)).append(n == 1 ? "\n" : " ");
      }
      return line.toString();
    }
  }

  /** Compares outputs as text. */
  private static final class ByText implements Checker {
    @Override
    public Comparison comparison() {
      return new Comparison(List.of("the largest number"), "text", false);
    }

    @Override
    public Truth truth(Case each) {
      long[] numbers =
          Arrays.stream(each.input().strip().split(" ")).mapToLong(Long::parseLong).toArray();
      String label = numbers.length + (numbers.length == 1 ? " number" : " numbers");
      return new Right(
          Arrays.stream(numbers).max().orElseThrow(), new Stratum(numbers.length, label));
    }

    @Override
    public Judgement judge(Case each, Truth truth, Output output, Claim claim) {
      String said = ((Printed) output).text().strip();
      String right = Long.toString(((Right) truth).largest());
      return said.equals(right)
          ? Judgement.accepted()
          : Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, "says " + said + ", not " + right);
    }

    @Override
    public Account account(Case each, Truth truth, Output output) {
      return Account.ofText(
          output == null ? "" : ((Printed) output).text(), ((Right) truth).largest() + "\n");
    }
  }

  @Override
  public String name() {
    return "largest";
  }

  @Override
  public Limits limits() {
    return new Limits(1_000_000_000L, 128L << 20, 1);
  }

  @Override
  public List<Generator> generators() {
    return List.of(new Numbers("any", -9, 9), new Numbers("below", -9, -1));
  }

  @Override
  public Generator generator(String name) {
    return generators().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no generator '" + name + "'"));
  }

  @Override
  public Generator defaultGenerator() {
    return Mix.evenly(generators(), 1);
  }

  @Override
  public FileFormat files() {
    return new SingleCaseFiles();
  }

  @Override
  public Checker checker(boolean anyRight) {
    return new ByText();
  }

  @Override
  public <P> Optional<P> capability(Class<P> type) {
    return Optional.empty();
  }
}
