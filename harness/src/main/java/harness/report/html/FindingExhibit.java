package harness.report.html;

import harness.cases.Reason;
import harness.reference.Puzzle;
import harness.report.InputText;
import harness.report.LongText;
import harness.report.ReportedFinding;
import harness.report.html.Exhibit.Field;
import harness.report.html.Exhibit.Part;
import harness.report.html.Exhibit.Reel;
import harness.report.html.Exhibit.Scene;
import harness.report.html.Exhibit.Shot;
import harness.report.text.SideBySide;
import harness.report.text.SmallestText;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.List;

/** Exhibits of findings: what is wrong in words, and the moves next to a right sequence. */
final class FindingExhibit {

  private static final String SMALLEST = "Smallest case";
  private static final String AS_DRAWN = "Case as drawn";

  private final Puzzle puzzle;
  private final Reels reels;

  /** The puzzle is null if the problem has no moves to show. */
  FindingExhibit(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.reels = new Reels(puzzle);
  }

  /** The exhibit of a finding, whose number is from 1. */
  Exhibit of(ReportedFinding finding, int number) {
    return new Exhibit(
        "finding " + number + ": " + finding.submission() + ": " + finding.label(),
        Tone.BAD,
        parts(finding),
        scenes(finding));
  }

  private static List<Part> parts(ReportedFinding finding) {
    List<Part> parts = new ArrayList<>();
    if (finding.smallest() != null) {
      parts.add(new Part(SMALLEST, fields(finding, finding.smallest())));
    }
    parts.add(new Part(finding.caseName() == null ? "Finding" : AS_DRAWN, fields(finding)));
    return parts;
  }

  private static List<Field> fields(ReportedFinding finding) {
    List<Field> fields = new ArrayList<>();
    addText(fields, "name", finding.caseName());
    addText(fields, "also on", String.join("\n", finding.alsoFrom()));
    addText(fields, "drawn by", finding.drawnBy());
    fields.add(new Field("why", Untrusted.text(finding.detail()), finding.caseName() == null));
    add(fields, "chance", finding.chance(), false);
    add(fields, "right here", String.join(", ", finding.siding()), false);
    addText(fields, "input", InputText.shown(finding.input()));
    addText(fields, "in file", InputText.shown(finding.file()));
    if (finding.isPlainText()) {
      addDifference(fields, finding, finding.output(), finding.right());
    }
    addSaid(fields, finding, finding.output());
    addText(fields, "right", finding.right());
    add(fields, "again", finding.reproduce(), true);
    return fields;
  }

  private static List<Field> fields(ReportedFinding finding, Smallest smallest) {
    List<Field> fields = new ArrayList<>();
    String size = SmallestText.size(smallest) + ", " + SmallestText.proof(smallest);
    fields.add(new Field("size", size, false));
    fields.add(new Field("why", Untrusted.text(smallest.detail()), false));
    String input = smallest.file() == null ? smallest.input() : smallest.file();
    addText(fields, "input", InputText.shown(input));
    if (smallest.tokens() != null && !finding.isTalk()) {
      addDifference(fields, finding, smallest.output(), smallest.right());
    }
    addSaid(fields, finding, smallest.output());
    addText(fields, "right", smallest.right());
    add(fields, "again", smallest.reproduce(), true);
    return fields;
  }

  private static void addSaid(List<Field> fields, ReportedFinding finding, String said) {
    if (finding.isTalk()) {
      fields.add(new Field("talk", "", false, Turns.of(LongText.cut(said))));
    } else {
      addText(fields, "said", said);
    }
  }

  /** Adds both outputs around their first difference, unless they are short. */
  private static void addDifference(
      List<Field> fields, ReportedFinding finding, String said, String right) {
    String text = SideBySide.difference(said, right, finding.verdict());
    if (text != null) {
      fields.add(new Field("difference", Untrusted.text(text), true));
    }
  }

  private static void add(List<Field> fields, String name, String text, boolean exact) {
    if (text != null && !text.isEmpty()) {
      fields.add(new Field(name, text, exact));
    }
  }

  private static void addText(List<Field> fields, String name, String text) {
    if (text != null && !text.isBlank()) {
      fields.add(new Field(name, Untrusted.text(LongText.cut(text).stripTrailing()), true));
    }
  }

  private List<Scene> scenes(ReportedFinding finding) {
    List<Scene> scenes = new ArrayList<>();
    if (puzzle == null) {
      return scenes;
    }
    Smallest smallest = finding.smallest();
    String smallestCase = smallest == null ? null : wrongCase(smallest);
    if (smallestCase != null) {
      scenes.add(
          scene(
              SMALLEST,
              finding,
              smallestCase,
              said(smallest.claimed(), smallest.moves()),
              smallest.moves(),
              smallest.rightMoves()));
    }
    if (finding.caseName() != null) {
      scenes.add(
          scene(
              AS_DRAWN,
              finding,
              finding.input(),
              said(finding.claimed(), finding.moves()),
              finding.moves(),
              finding.rightMoves()));
    }
    return scenes;
  }

  private Scene scene(
      String name,
      ReportedFinding finding,
      String input,
      String said,
      String moves,
      String rightMoves) {
    Reel own = reels.reel(finding.submission(), input, moves, said);
    Reel right = reels.right(input, rightMoves);
    boolean order = Reason.NOT_LEXICOGRAPHICALLY_SMALLEST.label().equals(finding.reason());
    return new Scene(name, List.of(order ? parted(own, right) : own, right));
  }

  private static String said(Integer claimed, String moves) {
    if (claimed == null) {
      return "no answer";
    }
    return "says " + claimed + (moves == null && claimed > 0 ? ", gives no moves" : "");
  }

  /** Adds a remark at the first move that differs from the right sequence. */
  private static Reel parted(Reel own, Reel right) {
    List<Shot> shots = new ArrayList<>(own.shots());
    int common = Math.min(shots.size(), right.shots().size());
    for (int i = 0; i < common; i++) {
      Shot shot = shots.get(i);
      String due = right.shots().get(i).move();
      if (!shot.move().equals(due)) {
        shots.set(i, shot.remarked("not lexicographically smallest: " + due + " comes before it"));
        break;
      }
    }
    return new Reel(own.title(), own.note(), shots);
  }

  /** The wrong case of a smallest file; null if it has several cases but no judge's file. */
  private String wrongCase(Smallest smallest) {
    if (smallest.cases() == 1) {
      return smallest.input();
    }
    if (smallest.file() == null) {
      return null;
    }
    return InputText.cases(puzzle, smallest.file()).get(smallest.wrong() - 1);
  }
}
