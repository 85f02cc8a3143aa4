package harness.describe.learn;

import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What all samples of a draft have in common: its form, and each other form of it that allows less.
 * An input of the draft that has less in common with the samples may be valid or not.
 */
public final class CommonForm {

  /** Inputs that are drawn to see whether a form allows less than another. */
  private static final int DRAWS = 12;

  /** At most about this many values are in such an input. */
  private static final int VALUES = 10;

  private static final List<Strategy> STRATEGIES =
      List.of(Strategy.SMALL, Strategy.UNIFORM, Strategy.FEW);
  private static final Duration TIME = Duration.ofSeconds(2);

  /** Draws until an input has all rules. */
  private static final int TRIES = 30;

  /** A form with one rule more than the draft, and the rule in a few words. */
  private record Rule(Description form, String what) {}

  private final Description draft;
  private final List<Rule> rules;

  private CommonForm(Description draft, List<Rule> rules) {
    this.draft = draft;
    this.rules = rules;
  }

  /**
   * The common form of a draft's samples. Small sizes stay allowed: a sample hardly shows them.
   *
   * @param draft a description with other forms as comments; see {@link DraftSwitches}
   */
  public static CommonForm of(String draft) {
    Description form = Description.parse(draft);
    return new CommonForm(
        form,
        DraftSwitches.of(draft).stream()
            .filter(each -> !OtherForms.isOfSize(each.what()))
            .map(each -> new Rule(Description.parse(each.text()), each.what()))
            .filter(each -> isNarrower(each.form(), form))
            .toList());
  }

  private static boolean isNarrower(Description one, Description other) {
    return DraftTrial.isDrawable(one)
        && draws(one).stream().allMatch(each -> other.accepts(each, TIME))
        && !draws(other).stream().allMatch(each -> one.accepts(each, TIME));
  }

  private static List<String> draws(Description form) {
    List<String> drawn = new ArrayList<>();
    for (int i = 0; i < DRAWS; i++) {
      for (Strategy each : STRATEGIES) {
        try {
          drawn.add(form.drawUpTo(1 + i % VALUES, each, new SplittableRandom(i), TIME));
        } catch (Drawer.NotFound none) {
          // the next one
        }
      }
    }
    return drawn;
  }

  /** Whether the form says all that the samples have in common. */
  public boolean isDraft() {
    return rules.isEmpty();
  }

  /**
   * Draws an input that has all rules.
   *
   * @param limit about the most values
   * @throws Drawer.NotFound if none was found
   */
  public String drawUpTo(long limit, Strategy strategy, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    if (isDraft()) {
      return draft.drawUpTo(limit, strategy, random, time);
    }
    String input = "";
    for (int tried = 0; tried < TRIES; tried++) {
      Rule one = rules.get(tried % rules.size());
      input = one.form().drawUpTo(limit, strategy, random, time);
      if (broken(input) == null) {
        return input;
      }
    }
    throw new Drawer.NotFound("no input found that is " + broken(input));
  }

  /** The first rule that an input of the draft breaks, in a few words; null if it has all. */
  public String broken(String input) {
    return rules.stream()
        .filter(each -> !each.form().accepts(input, TIME))
        .map(Rule::what)
        .findFirst()
        .orElse(null);
  }
}
