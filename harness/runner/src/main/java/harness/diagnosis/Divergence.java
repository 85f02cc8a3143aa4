package harness.diagnosis;

import harness.coverage.SourceLines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Where failing runs of a program take another way than passing ones on similar inputs. Lines are
 * ranked by Ochiai's coefficient (Abreu, Zoeteweij, van Gemund, 2006): of lines that each failing
 * run executes, those rank first that the fewest passing runs execute. A line after which each
 * failing run leaves out the next one is ranked in the same way.
 *
 * <p>Something is said only of lines on which few passing runs agree with the failing ones, and
 * only if these lines are few: many lines that tie say nothing. This must also hold of the passing
 * runs that print what a failing one prints, so that lines are not named which only print it. Of
 * the passing runs whose lines are nearest to those of a failing one (Renieris, Reiss, 2003), most
 * must differ from it there: inputs on which a program does next to nothing tell little. A line is
 * not named either if it tells failing runs from passing ones only together with another: one of
 * the two may do no more than let the mistake be seen.
 */
public final class Divergence {

  private static final String TOOL = "coverage";

  /** The most lines that are named. */
  private static final int MOST = 5;

  /** Fewer passing runs may differ from a failing one by chance. */
  public static final int FEWEST_PASSING = 6;

  /** The largest share of the passing runs that may behave as the failing ones. */
  private static final double RARE = 1.0 / 6;

  /** How many passing runs are nearest. */
  private static final int NEAREST = FEWEST_PASSING;

  /** The largest share of the nearest passing runs that may behave as the failing ones. */
  private static final double RARE_NEARBY = 1.0 / 2;

  /** The largest share of a line's passing runs that another line may leave. */
  private static final double HALF = 1.0 / 2;

  /**
   * A line on which the failing runs agree.
   *
   * @param after 0, or the next line, which they leave out
   * @param agreeing the indexes of the passing runs that behave in the same way
   */
  private record Feature(String file, int line, int after, BitSet agreeing) {

    int passing() {
      return agreeing.cardinality();
    }

    boolean isShared(List<SourceLines> run) {
      boolean missed = after > 0;
      return lines(run, file, false).get(missed ? after : line) != missed;
    }

    /** Whether both together are much rarer among passing runs than either is. */
    boolean needs(Feature other) {
      BitSet both = (BitSet) agreeing.clone();
      both.and(other.agreeing);
      int left = both.cardinality();
      return left < other.passing() && left < HALF * passing();
    }
  }

  private final OwnSources sources;
  private final List<List<SourceLines>> failing;
  private final List<List<SourceLines>> alike;
  private final List<List<SourceLines>> passing;

  private Divergence(
      List<Path> sources,
      List<List<SourceLines>> failing,
      List<List<SourceLines>> alike,
      List<List<SourceLines>> others) {
    this.sources = new OwnSources(sources);
    this.failing = failing;
    this.alike = alike;
    this.passing = Stream.concat(alike.stream(), others.stream()).toList();
  }

  /**
   * The most suspicious lines first; none if nothing stands out.
   *
   * @param sources the program's source files
   * @param failing the lines of each run that failed, at least one
   * @param alike the lines of each run that was right and printed what a failing one prints
   * @param others the lines of each other run that was right
   */
  public static List<Diagnosis> of(
      List<Path> sources,
      List<List<SourceLines>> failing,
      List<List<SourceLines>> alike,
      List<List<SourceLines>> others) {
    return failing.isEmpty() || alike.size() + others.size() < FEWEST_PASSING
        ? List.of()
        : new Divergence(sources, failing, alike, others).ranked();
  }

  private List<Diagnosis> ranked() {
    List<List<SourceLines>> nearest =
        passing.stream().sorted(Comparator.comparingInt(this::distance)).limit(NEAREST).toList();
    List<Feature> features =
        failing.get(0).stream().flatMap(file -> features(file.name()).stream()).toList();
    Map<Integer, List<Feature>> byRank = new TreeMap<>();
    for (Feature each : features) {
      if (each.passing() <= RARE * passing.size()
          && agreeing(alike, each) <= RARE * alike.size()
          && agreeing(nearest, each) <= RARE_NEARBY * nearest.size()
          && features.stream().noneMatch(each::needs)) {
        byRank.computeIfAbsent(each.passing(), rank -> new ArrayList<>()).add(each);
      }
    }
    List<Diagnosis> named = new ArrayList<>();
    for (List<Feature> tied : byRank.values()) {
      if (named.size() + tied.size() > MOST) {
        break;
      }
      tied.sort(Comparator.comparing(Feature::file).thenComparingInt(Feature::line));
      tied.forEach(each -> diagnosis(each).ifPresent(named::add));
    }
    return named;
  }

  /** The number of lines that ran either in the first failing run or in another one. */
  private int distance(List<SourceLines> run) {
    int distance = 0;
    for (SourceLines each : failing.get(0)) {
      BitSet different = (BitSet) each.ran().clone();
      different.xor(lines(run, each.name(), false));
      distance += different.cardinality();
    }
    return distance;
  }

  /** What the failing runs have in common in a file, at most one thing for each line. */
  private List<Feature> features(String file) {
    BitSet ran = common(file, false);
    BitSet missed = common(file, true);
    List<Feature> features = new ArrayList<>();
    int before = 0;
    for (int line : code(file).stream().toArray()) {
      if (ran.get(line)) {
        features.add(feature(file, line, 0));
      } else if (missed.get(line) && ran.get(before)) {
        Feature skipped = feature(file, before, line);
        if (skipped.passing() < features.get(features.size() - 1).passing()) {
          features.set(features.size() - 1, skipped);
        }
      }
      before = line;
    }
    return features;
  }

  /** The lines that ran in each failing run, or that did not though their function did. */
  private BitSet common(String file, boolean missed) {
    BitSet all = null;
    for (List<SourceLines> each : failing) {
      BitSet lines = lines(each, file, missed);
      if (all == null) {
        all = (BitSet) lines.clone();
      } else {
        all.and(lines);
      }
    }
    return all == null ? new BitSet() : all;
  }

  private BitSet code(String file) {
    BitSet code = new BitSet();
    for (SourceLines each : failing.get(0)) {
      if (each.name().equals(file)) {
        code.or(each.ran());
        code.or(each.missed());
        code.or(each.unused());
      }
    }
    return code;
  }

  private Feature feature(String file, int line, int after) {
    Feature feature = new Feature(file, line, after, new BitSet());
    for (int i = 0; i < passing.size(); i++) {
      feature.agreeing().set(i, feature.isShared(passing.get(i)));
    }
    return feature;
  }

  private static int agreeing(List<List<SourceLines>> runs, Feature feature) {
    return (int) runs.stream().filter(feature::isShared).count();
  }

  private static BitSet lines(List<SourceLines> run, String file, boolean missed) {
    for (SourceLines each : run) {
      if (each.name().equals(file)) {
        return missed ? each.missed() : each.ran();
      }
    }
    return new BitSet();
  }

  private Optional<Diagnosis> diagnosis(Feature each) {
    String number = Integer.toString(each.line());
    return sources.at(TOOL, each.file(), number, words(each));
  }

  private String words(Feature each) {
    int all = passing.size();
    return (each.after() == 0
            ? "ran in %s, but %s of %d passing ones"
                .formatted(
                    failing.size() == 1
                        ? "the failing run"
                        : "all " + failing.size() + " failing runs",
                    each.passing() == 0 ? "in none" : "in only " + each.passing(),
                    all)
            : "line %d after it ran in %s, but in %d of %d passing ones"
                .formatted(
                    each.after(),
                    failing.size() == 1
                        ? "no failing run"
                        : "none of " + failing.size() + " failing runs",
                    all - each.passing(),
                    all))
        + " on similar inputs";
  }
}
