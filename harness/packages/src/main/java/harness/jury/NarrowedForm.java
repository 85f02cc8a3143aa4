package harness.jury;

import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.learn.DraftSwitches;
import harness.describe.learn.DraftSwitches.Switched;
import harness.formats.ProblemPackage;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * Narrows an assumed form on whose inputs a reference crashes. Where a rule that the samples follow
 * tells these inputs from others, the rule is assumed, too.
 */
final class NarrowedForm {

  /** Inputs that are drawn at first. */
  private static final int FEW = 10;

  /** Inputs that are drawn if a reference crashes on one of these. */
  private static final int MANY = 30;

  /** Rules that are added, one by one. */
  private static final int MOST_RULES = 3;

  /** At most about this many values are in an input. */
  private static final int VALUES = 12;

  /** A rule helps if its share of crashes refused is this much above that of other inputs. */
  private static final double HELPS = 0.3;

  private static final Duration TIME = Duration.ofSeconds(2);
  private static final long RUN_NANOS = Duration.ofSeconds(1).toNanos();
  private static final List<Strategy> STRATEGIES =
      List.of(Strategy.SMALL, Strategy.UNIFORM, Strategy.BOUNDARY);

  private final List<JuryProgram> references;

  /** Drawn inputs, and whether all references end well on each; the same in both lists. */
  private final List<String> inputs = new ArrayList<>();

  private final List<Boolean> ends = new ArrayList<>();

  private NarrowedForm(List<JuryProgram> references) {
    this.references = references;
  }

  /**
   * Narrows the form that a problem's inputs are assumed to have, in its file.
   *
   * @param references programs that read inputs from files or the standard input
   * @return what is assumed besides, in a few words each
   */
  static List<String> narrow(ProblemPackage problem, List<JuryProgram> references) {
    if (!problem.assumed() || references.isEmpty()) {
      return List.of();
    }
    Path file = Path.of(problem.generators().get(0).program());
    try {
      NarrowedForm form = new NarrowedForm(references);
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      List<String> rules = new ArrayList<>();
      for (int i = 0; i < MOST_RULES; i++) {
        Switched better = form.better(text);
        if (better == null) {
          break;
        }
        text = better.text();
        rules.add(better.what());
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
      }
      return rules;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A form whose inputs the references can read more often; null if none is known. */
  private Switched better(String text) {
    Description form = Description.parse(text);
    inputs.clear();
    ends.clear();
    draw(form, 0, FEW);
    if (!ends.contains(false)) {
      return null;
    }
    draw(form, FEW, MANY);
    Switched best = null;
    double most = HELPS;
    for (Switched each : DraftSwitches.of(text)) {
      double gain = gain(Description.parse(each.text()));
      if (gain > most) {
        most = gain;
        best = each;
      }
    }
    return best;
  }

  /** The share of crashes that a form refuses, less the share of other inputs that it refuses. */
  private double gain(Description other) {
    int crashes = 0;
    int refusedCrashes = 0;
    int refused = 0;
    for (int i = 0; i < inputs.size(); i++) {
      boolean accepts = other.accepts(inputs.get(i), TIME);
      if (ends.get(i)) {
        refused += accepts ? 0 : 1;
      } else {
        crashes++;
        refusedCrashes += accepts ? 0 : 1;
      }
    }
    int well = inputs.size() - crashes;
    return (double) refusedCrashes / crashes - (well == 0 ? 0 : (double) refused / well);
  }

  private void draw(Description form, int from, int to) {
    for (int i = from; i < to; i++) {
      try {
        Strategy strategy = STRATEGIES.get(i % STRATEGIES.size());
        String input = form.drawUpTo(1 + i % VALUES, strategy, new SplittableRandom(i), TIME);
        if (!inputs.contains(input)) {
          add(input);
        }
      } catch (Drawer.NotFound none) {
        // the next one
      }
    }
  }

  private void add(String input) {
    boolean isWell = true;
    for (JuryProgram each : references) {
      RunRequest request =
          each.request(JuryProgram.bytes(input))
              .withLimits(
                  each.limits()
                      .withTimes(
                          Math.min(RUN_NANOS, each.limits().cpuNanos()),
                          Math.min(2 * RUN_NANOS, each.limits().wallNanos()),
                          Math.min(RUN_NANOS, each.limits().idleNanos())));
      RunResult result = each.tried(request, JuryProgram.WELL);
      if (JuryProgram.ranOut(result) || result.report().maybeStarved()) {
        return; // says nothing about the form
      }
      isWell &= result.report().chose(JuryProgram.WELL);
    }
    inputs.add(input);
    ends.add(isWell);
  }

  /** The note of a run. */
  static String note(List<String> rules, List<JuryProgram> references) {
    return "%s crashes on inputs of the form that was assumed first; assumed instead: %s"
        .formatted(
            String.join(", ", new TreeSet<>(references.stream().map(JuryProgram::name).toList())),
            String.join("; ", rules));
  }
}
