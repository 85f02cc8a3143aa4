package harness.repair;

import harness.repair.SourceChange.Expression;
import harness.repair.SourceChange.Place;
import harness.repair.SourceChange.Statement;
import harness.repair.SourceChange.Within;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a source in which a variable chooses between an original part and changed ones. */
final class Alternatives {

  private final SourceText source;
  private final String chosen;
  private final OwnedText out;
  private final List<Part> parts = new ArrayList<>();

  /** A part of the source, in whose place there is another text. */
  private record Part(int start, int end, Runnable writer) {}

  /** Where a statement stands. */
  private record Span(int start, int end) {}

  /** Another statement. */
  private record Instead(String statement, Numbered change) {}

  /**
   * Prepares to write a source.
   *
   * @param chosen the variable, an integer
   * @param out where to
   */
  Alternatives(SourceText source, String chosen, OwnedText out) {
    this.source = source;
    this.chosen = chosen;
    this.out = out;
  }

  /**
   * Writes the source with those changes that can stand next to each other.
   *
   * @param always edits that are made in any case
   */
  void write(List<Numbered> changes, List<Edit> always) {
    Map<Expression, List<Numbered>> expressions = new LinkedHashMap<>();
    Map<Span, List<Instead>> statements = new LinkedHashMap<>();
    for (Numbered each : changes) {
      for (Within within : each.change().within()) {
        if (within instanceof Expression its) {
          expressions.computeIfAbsent(its, none -> new ArrayList<>()).add(each);
        } else if (within instanceof Statement its) {
          statements
              .computeIfAbsent(new Span(its.start(), its.end()), none -> new ArrayList<>())
              .add(new Instead(its.instead(), each));
        } else if (within instanceof Place its) {
          parts.add(new Part(its.at(), its.at(), () -> add(its.added(), each)));
        }
      }
    }
    expressions.forEach(
        (its, all) -> parts.add(new Part(its.start(), its.end(), () -> choose(its, all))));
    statements.forEach(
        (its, all) -> {
          parts.add(new Part(its.start(), its.start(), () -> instead(all)));
          parts.add(new Part(its.end(), its.end(), () -> out.add(" }\n")));
        });
    always.forEach(
        each -> parts.add(new Part(each.start(), each.end(), () -> out.add(each.text()))));
    writeParts();
  }

  private void writeParts() {
    parts.sort(Comparator.comparingInt(Part::start));
    int at = 0;
    for (Part each : parts) {
      if (each.start() >= at) {
        out.add(source.text().substring(at, each.start()));
        each.writer().run();
        at = each.end();
      }
    }
    out.add(source.text().substring(at));
  }

  private void choose(Expression its, List<Numbered> changes) {
    BitSet all = new BitSet();
    out.add(" (\n");
    for (Numbered each : changes) {
      all.set(each.number());
      List<Edit> edits =
          each.change().edits().stream()
              .filter(edit -> edit.start() >= its.start() && edit.end() <= its.end())
              .toList();
      String changed = source.with(edits, its.start(), its.end());
      out.add("%s == %d ? (%s\n) :".formatted(chosen, each.number(), changed), each);
      out.add("\n");
    }
    String original = source.text().substring(its.start(), its.end());
    out.add("(" + original + "\n))", all);
  }

  private void add(String statement, Numbered change) {
    out.add("\n");
    out.add("if (%s == %d) { %s }".formatted(chosen, change.number(), statement), change);
    out.add("\n");
  }

  private void instead(List<Instead> others) {
    out.add(" {\n");
    for (Instead each : others) {
      out.add(
          "if (%s == %d) { %s } else".formatted(chosen, each.change.number(), each.statement),
          each.change);
      out.add("\n");
    }
  }
}
