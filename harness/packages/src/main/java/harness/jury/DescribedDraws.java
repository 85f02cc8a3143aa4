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
 * @param kept rules that they have; null for none
 * @param common what the samples have in common if the description is only assumed; null if not
 */
record DescribedDraws(
    Description description, CommonForm kept, Supplier<CommonForm> common, Duration time)
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
        return from.kept == null
            ? from.description.drawUpTo(values, strategy, random, from.time)
            : from.kept.drawUpTo(values, strategy, random, from.time);
      } catch (Drawer.NotFound none) {
        throw new JudgeFailure(text(), Reason.GENERATOR_FAILED, none.getMessage());
      }
    }
  }

  /** The rules of a form that is learned when it is first needed. */
  private static final class Rules implements CommonRules {
    private final DescribedDraws whole;
    private CommonForm form;

    Rules(DescribedDraws whole) {
      this.whole = whole;
    }

    private synchronized CommonForm form() {
      if (form == null) {
        form = whole.common.get();
      }
      return form;
    }

    private DescribedDraws inputs() {
      return new DescribedDraws(whole.description, form(), null, whole.time);
    }

    @Override
    public boolean isEmpty() {
      return form().isDraft();
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
    return common == null ? Optional.empty() : Optional.of(new Rules(this));
  }

  @Override
  public Listed upTo(int tokens, int bytes, long limit, int most) {
    Enumeration all = description.all(tokens, bytes, limit, most, time, () -> {});
    return all == null ? null : new Listed(kept(all.inputs()), all.isWhole());
  }

  private List<String> kept(List<String> inputs) {
    return kept == null
        ? inputs
        : inputs.stream().filter(each -> kept.broken(each) == null).toList();
  }
}
