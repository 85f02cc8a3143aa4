package harness.describe.learn;

import harness.describe.constraints.Constraints;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A first draft of a description, derived from sample inputs: which integer counts what, ranges,
 * and characters. Counts are tried before a number is taken to be constant.
 */
public final class Proposal {

  /** A byte order mark in UTF-8, one character per byte. */
  private static final String MARK = "\u00ef\u00bb\u00bf";

  /** What the line before a loop begins with if all samples have a structure there. */
  static final String STRUCTURE = "# harness: ";

  /**
   * Checks that a person's sample is a text that can be described: it has tokens, is not in an
   * encoding of two bytes, begins with no byte order mark, and is spaced as {@link #checkSpacing}
   * says.
   *
   * @param sample one character per byte
   * @throws IllegalArgumentException with a one-line message, if not
   */
  public static void checkSample(String sample) {
    if (sample.startsWith("\u00ff\u00fe") || sample.startsWith("\u00fe\u00ff")) {
      throw new IllegalArgumentException("the sample is encoded as UTF-16; save it as UTF-8");
    }
    if (sample.startsWith(MARK)) {
      throw new IllegalArgumentException(
          "the sample begins with a byte order mark (the bytes EF BB BF), which programs read as a"
              + " part of the first token; save it without one");
    }
    if (sample.isBlank()) {
      throw new IllegalArgumentException(
          sample.isEmpty() ? "the sample is empty" : "the sample is empty except for blanks");
    }
    checkSpacing(sample);
  }

  /**
   * Checks that lines end with a line feed and that single spaces separate tokens.
   *
   * @throws IllegalArgumentException with a one-line message, if not
   */
  public static void checkSpacing(String input) {
    if (input.contains("\r")) {
      throw new IllegalArgumentException(
          "lines end with a carriage return and a line feed; use a line feed alone");
    }
    if (!input.endsWith("\n")) {
      throw new IllegalArgumentException("the last line does not end with a line feed");
    }
    List<String> lines = input.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(" ") || line.endsWith(" ") || line.contains("  ")) {
        throw new IllegalArgumentException(
            "line " + (i + 1) + ": tokens must be separated by one space, with none around them");
      }
    }
  }

  /** A text with one space between tokens, none around lines, and no blank lines at its end. */
  public static String tidied(String text) {
    return text.stripTrailing()
        .lines()
        .map(line -> line.strip().replaceAll("\\s+", " ") + "\n")
        .collect(Collectors.joining());
  }

  /**
   * A proposed description.
   *
   * @param text the description
   * @param isTelling whether it says more than how many numbers there are and of what size: a
   *     structure, or numbers that bound others
   * @param notes what it does not say of the constraints of a statement, in one line each
   */
  public record Draft(String text, boolean isTelling, List<String> notes) {
    public Draft {
      notes = List.copyOf(notes);
    }
  }

  /**
   * Proposes a description that fits all samples.
   *
   * @param inputs the texts of the samples
   * @throws IllegalArgumentException with a one-line message, if none is found
   */
  public static Draft of(List<String> inputs) {
    DraftForm form = form(inputs, false);
    return new Draft(form.text(), form.isTelling(), List.of());
  }

  /**
   * Proposes a description that fits all samples and keeps the constraints of a statement. Where
   * samples leave a form open, what problems usually have is assumed: places of a list are at most
   * its length, and the second of two numbers is the end of an interval. Lines of comments say what
   * else the samples allow; see {@link DraftSwitches}. Constraints that the samples contradict, or
   * with which nothing can be drawn, are left out.
   *
   * @param inputs the texts of the samples
   * @throws IllegalArgumentException with a one-line message, if none is found
   */
  public static Draft of(List<String> inputs, Constraints constraints) {
    DraftForm assumed = form(inputs, true);
    boolean isSound = DraftTrial.passes(assumed.text(), inputs);
    return new ConstrainedForm(isSound ? assumed : form(inputs, false), inputs, constraints)
        .draft();
  }

  private static DraftForm form(List<String> inputs, boolean mayAssume) {
    inputs.forEach(Proposal::checkSpacing);
    List<List<List<String>>> samples = inputs.stream().map(Proposal::lines).toList();
    FormState whole = FormSearch.of(samples, mayAssume);
    List<List<List<String>>> cases = Cases.of(samples);
    FormState one = cases == null ? null : FormSearch.of(cases, mayAssume);
    if (one != null && (whole == null || one.isSimplerThan(whole))) {
      Field counts = new Field(samples.stream().map(each -> each.get(0).get(0)).toList());
      return DraftForm.ofCases(counts, one.parts(mayAssume));
    }
    LastToken last = LastToken.ofLines(samples);
    cases = last == null ? null : Cases.upTo(last, samples);
    one = cases == null ? null : FormSearch.of(cases, mayAssume);
    if (one != null && (whole == null || one.isSimplerThan(whole))) {
      return DraftForm.upTo(last, one.parts(mayAssume));
    }
    List<List<String>> lines = samples.stream().flatMap(List::stream).toList();
    Block block = new Block(lines, Collections.nCopies(lines.size(), 0));
    if (whole == null && block.isEven() && !lines.get(0).isEmpty()) {
      return DraftForm.ofLines(BlockForm.ofAll(block, mayAssume));
    }
    if (whole == null) {
      throw new IllegalArgumentException("the samples have no structure in common");
    }
    return DraftForm.of(whole.parts(mayAssume));
  }

  /** The tokens of each line. */
  private static List<List<String>> lines(String input) {
    String[] lines = input.split("\n", -1);
    return Arrays.stream(lines, 0, lines.length - 1)
        .map(each -> each.isEmpty() ? List.<String>of() : List.of(each.split(" ", -1)))
        .toList();
  }
}
