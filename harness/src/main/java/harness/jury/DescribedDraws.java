package harness.jury;

import harness.cases.Reason;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Enumeration;
import harness.describe.draw.Strategy;
import harness.problem.AllInputs;
import harness.problem.JudgeFailure;
import harness.problem.SmallerDraws;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Small inputs of a description, either drawn or listed completely. */
record DescribedDraws(Description description, Duration time) implements SmallerDraws, AllInputs {

  private static final long FEW = 8;

  @Override
  public boolean areValidated() {
    return true;
  }

  @Override
  public List<Setting> upTo(long largest) {
    return Stream.of(Strategy.SMALL, Strategy.UNIFORM, Strategy.BOUNDARY, Strategy.FEW)
        .<Setting>map(each -> new Drawn(each, largest, this))
        .toList();
  }

  @Override
  public List<Setting> own() {
    return upTo(FEW);
  }

  @Override
  public Listed upTo(int tokens, int bytes, long limit, int most) {
    Enumeration all = description.all(tokens, bytes, limit, most, time, () -> {});
    return all == null ? null : new Listed(all.inputs(), all.isWhole());
  }

  private record Drawn(Strategy strategy, long values, DescribedDraws from) implements Setting {

    @Override
    public String text() {
      return strategy.label() + " with up to " + values + " values";
    }

    @Override
    public String draw(long number) {
      try {
        SplittableRandom random = new SplittableRandom(number);
        return from.description.drawUpTo(values, strategy, random, from.time);
      } catch (Drawer.NotFound none) {
        throw new JudgeFailure(text(), Reason.GENERATOR_FAILED, none.getMessage());
      }
    }
  }
}
