package harness.describe.learn;

import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.learn.DraftSwitches.Switched;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What all samples of a draft have in common: the draft with each of its other forms that allows
 * less. An input of the draft that has less in common with the samples may be valid or not.
 */
public final class CommonForm {

  /** Inputs that are drawn to see whether a form allows less than another. */
  private static final int DRAWS = 12;

  /** At most about this many values are in such an input. */
  private static final int VALUES = 10;

  private static final List<Strategy> STRATEGIES =
      List.of(Strategy.SMALL, Strategy.UNIFORM, Strategy.FEW);
  private static final Duration TIME = Duration.ofSeconds(2);

  /** A form with one rule more, and the rule in a few words. */
  private record Rule(Description form, String what) {}

  private final Description whole;
  private final List<Rule> rules = new ArrayList<>();

  private CommonForm(Description whole) {
    this.whole = whole;
  }

  /**
   * The common form of a draft's samples. Small sizes stay allowed: a sample hardly shows them.
   *
   * @param draft a description with other forms as comments; see {@link DraftSwitches}
   */
  public static CommonForm of(String draft) {
    String text = draft;
    List<Rule> rules = new ArrayList<>();
    for (Switched next = narrower(text); next != null; next = narrower(text)) {
      rules.add(new Rule(Description.parse(next.text()), next.what()));
      text = next.text();
    }
    CommonForm common = new CommonForm(Description.parse(text));
    common.rules.addAll(rules);
    return common;
  }

  private static Switched narrower(String text) {
    Description form = Description.parse(text);
    return DraftSwitches.of(text).stream()
        .filter(each -> !OtherForms.isOfSize(each.what()))
        .filter(each -> isNarrower(Description.parse(each.text()), form))
        .findFirst()
        .orElse(null);
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

  /** Describes the inputs that have all that the samples have in common. */
  public Description description() {
    return whole;
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
