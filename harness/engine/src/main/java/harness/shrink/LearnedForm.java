package harness.shrink;

import harness.problem.SmallerDraws;
import harness.problem.SmallerDraws.Setting;
import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The form of inputs, learned from generated ones on first use. */
final class LearnedForm {

  /** Least number of inputs drawn for each generator and arguments. */
  private static final int DRAWN = 16;

  /** Number of inputs drawn from few generators, as far as that is quick. */
  private static final int MANY = 500;

  /** Largest number in arguments for small inputs. */
  private static final long SMALL = 2;

  /** The inputs together should not have more bytes than this. */
  private static final long BYTES = 16L << 20;

  /** Share of the remaining time that learning may take. */
  private static final double SHARE = 0.35;

  /** Share of the remaining time for drawing many. */
  private static final double SHARE_OF_MANY = 0.1;

  private final Layout found;
  private final Optional<SmallerDraws> draws;
  private final Deadline deadline;
  private final List<Layout> drawn = new ArrayList<>();
  private Form form;
  private Predicate<Layout> structure;
  private boolean whole;

  LearnedForm(Layout found, Optional<SmallerDraws> draws, Deadline deadline) {
    this.found = found;
    this.draws = draws;
    this.deadline = deadline;
  }

  /** The form; learned from few inputs if there was no time to draw more. */
  Form get() {
    if (form == null) {
      Deadline soon = deadline.share(SHARE);
      List<Setting> settings =
          draws.stream()
              .flatMap(drawn -> Stream.concat(drawn.own().stream(), drawn.upTo(SMALL).stream()))
              .distinct()
              .toList();
      draw(settings, 0, DRAWN, soon);
      whole = !soon.isOver();
      long bytes = drawn.stream().mapToLong(Layout::bytes).sum() / Math.max(1, drawn.size());
      long affordable = Math.min(MANY, BYTES / Math.max(1, bytes));
      int many = (int) affordable / Math.max(1, settings.size());
      draw(settings, DRAWN, many, deadline.share(SHARE_OF_MANY));
      List<Layout> known = new ArrayList<>(List.of(found));
      known.addAll(drawn);
      form = Form.of(known);
      structure = LearnedStructure.of(known);
    }
    return form;
  }

  private void draw(List<Setting> settings, int from, int to, Deadline until) {
    settings.forEach(each -> drawn.addAll(SmallDraws.draw(each, from, to, until)));
  }

  /** The inputs that are like the drawn ones. */
  Space space() {
    return new Space.Learned(get(), structure);
  }

  /** Whether an input is like the drawn ones, without regard to the input that was found. */
  boolean isLikeDrawn(Layout input) {
    get();
    return drawn.isEmpty()
        || new Space.Learned(Form.of(drawn), LearnedStructure.of(drawn)).holds(input);
  }

  /** The number of generated inputs that the form is learned from. */
  int drawn() {
    get();
    return drawn.size();
  }

  /** Whether there was time to draw all inputs that the form should be learned from. */
  boolean isWhole() {
    get();
    return whole;
  }
}
