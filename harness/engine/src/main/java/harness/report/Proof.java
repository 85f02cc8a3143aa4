package harness.report;

import harness.cases.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a run on all cases up to a distance proves about one submission.
 *
 * @param submission its name
 * @param proven whether every case within its reach was run and accepted
 * @param withinDistance the largest distance up to which every case was run and accepted; null if a
 *     case at distance 0 was not
 * @param cases number of cases up to that distance
 * @param text one sentence
 */
public record Proof(
    String submission, boolean proven, Integer withinDistance, long cases, String text) {

  /**
   * The cases at one exact distance.
   *
   * @param whole whether these are all cases; otherwise one of each symmetry class
   */
  public record Layer(int distance, long cases, boolean whole) {}

  /** The sentence with the name of the submission. */
  public String inWords() {
    return submission + ": " + text;
  }

  /**
   * The proofs of a finished run, one for each submission.
   *
   * @param noun the word for the cases, plural
   * @param layers in the order in which they were run
   */
  public static List<Proof> of(RunReport report, String noun, List<Layer> layers) {
    return report.submissions().stream().map(each -> of(each, noun, layers)).toList();
  }

  /**
   * The proofs of a finished run of all inputs up to a maximum size.
   *
   * @param count the number of these inputs
   * @param inputs how many inputs of which size these are
   */
  public static List<Proof> ofEvery(RunReport report, long count, String inputs) {
    return report.submissions().stream()
        .map(each -> ofEvery(each, count, inputs, report.knowsRight()))
        .toList();
  }

  private static Proof ofEvery(
      SubmissionReport each, long count, String inputs, boolean knowsRight) {
    boolean proven = each.accepted() == count;
    long wrong = each.cases() - each.accepted();
    String left = each.cases() < count ? "; " + (count - each.cases()) + " not run" : "";
    String good = knowsRight ? "right" : "with the majority";
    String bad = knowsRight ? "wrong" : "differs or fails";
    String text = proven ? good + " on all " + inputs : bad + " on " + wrong + " of all " + inputs;
    return new Proof(each.name(), proven, null, proven ? count : 0, text + left);
  }

  private static Proof of(SubmissionReport each, String noun, List<Layer> layers) {
    List<Layer> shown = new ArrayList<>();
    for (Layer layer : layers) {
      if (layer.cases() > 0 && accepted(each, layer) < layer.cases()) {
        break;
      }
      shown.add(layer);
    }
    long cases = shown.stream().mapToLong(Layer::cases).sum();
    boolean all = shown.size() == layers.size();
    List<String> parts = new ArrayList<>();
    if (!shown.isEmpty()) {
      parts.add((cases == 1 ? "the only one of the " : "all ") + those(shown, noun) + ": accepted");
    }
    long wrong = each.cases() - each.accepted();
    if (wrong > 0) {
      parts.add(number(wrong) + " of all " + number(each.cases()) + " that were run are wrong");
    }
    long rest = layers.stream().mapToLong(Layer::cases).sum() - each.cases();
    if (rest > 0) {
      parts.add(number(rest) + " not run" + why(each));
    }
    Integer within = shown.isEmpty() ? null : last(shown);
    return new Proof(each.name(), all, within, cases, String.join("; ", parts));
  }

  private static int last(List<Layer> layers) {
    return layers.stream().mapToInt(Layer::distance).max().orElseThrow();
  }

  private static String those(List<Layer> layers, String noun) {
    long whole = layers.stream().filter(Layer::whole).mapToLong(Layer::cases).sum();
    long classes = layers.stream().filter(each -> !each.whole()).mapToLong(Layer::cases).sum();
    boolean beyond = layers.get(layers.size() - 1).distance() == Answer.NO_SOLUTION;
    String distance = " within " + last(layers) + (last(layers) == 1 ? " move" : " moves");
    if (classes == 0) {
      String many = whole == 1 ? "" : number(whole) + " ";
      return many + noun + (beyond ? ", including those with answer -1" : distance);
    }
    int lastWhole = layers.stream().filter(Layer::whole).mapToInt(Layer::distance).max().orElse(-1);
    return number(whole)
        + " "
        + noun
        + " within "
        + lastWhole
        + " moves, and one from each of the "
        + number(classes)
        + " symmetry classes"
        + distance;
  }

  private static long accepted(SubmissionReport each, Layer layer) {
    Integer distance = layer.distance() == Answer.NO_SOLUTION ? null : layer.distance();
    return each.at(distance).map(row -> row.cases() - row.wrong()).orElse(0L);
  }

  private static String why(SubmissionReport each) {
    if (each.spared().afterTimeLimit() > 0) {
      return ", skipped after exceeding the time limit";
    }
    return each.spared().beyondReach() > 0
        ? ", beyond its reach of " + each.reach() + " (--beyond-reach runs them)"
        : "";
  }

  private static String number(long n) {
    return String.format(Locale.ROOT, "%,d", n).replace(',', ' ');
  }
}
