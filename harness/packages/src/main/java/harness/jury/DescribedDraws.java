package harness.jury;

import harness.cases.Reason;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Enumeration;
import harness.describe.draw.Strategy;
import harness.describe.learn.CommonForm;
import harness.problem.AllInputs;
import harness.problem.CommonRules;
import harness.problem.JudgeFailure;
import harness.problem.SmallerDraws;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Small inputs of a description, either drawn or listed completely.
 *
 * @param common what the samples have in common if the description is only assumed; null if not
 */
record DescribedDraws(Description description, Supplier<CommonForm> common, Duration time)
    implements SmallerDraws, AllInputs {

  private static final long FEW = 8;

  private record Small(Strategy strategy, long values, DescribedDraws from) implements Setting {

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

  /** The rules of a form that is learned when it is first needed. */
  private static final class Rules implements CommonRules {
    private final Supplier<CommonForm> learned;
    private final Duration time;
    private CommonForm form;

    Rules(Supplier<CommonForm> learned, Duration time) {
      this.learned = learned;
      this.time = time;
    }

    private synchronized CommonForm form() {
      if (form == null) {
        form = learned.get();
      }
      return form;
    }

    private DescribedDraws inputs() {
      return new DescribedDraws(form().description(), null, time);
    }

    @Override
    public String broken(String input) {
      return form().broken(input);
    }

    @Override
    public SmallerDraws draws() {
      return inputs();
    }

    @Override
    public AllInputs all() {
      return inputs();
    }
  }

  @Override
  public boolean areValidated() {
    return true;
  }

  @Override
  public List<Setting> upTo(long largest) {
    return Stream.of(Strategy.SMALL, Strategy.UNIFORM, Strategy.BOUNDARY, Strategy.FEW)
        .<Setting>map(each -> new Small(each, largest, this))
        .toList();
  }

  @Override
  public List<Setting> own() {
    return upTo(FEW);
  }

  @Override
  public Optional<CommonRules> assumed() {
    return Optional.ofNullable(common).map(each -> new Rules(each, time));
  }

  @Override
  public Listed upTo(int tokens, int bytes, long limit, int most) {
    Enumeration all = description.all(tokens, bytes, limit, most, time, () -> {});
    return all == null ? null : new Listed(all.inputs(), all.isWhole());
  }
}
