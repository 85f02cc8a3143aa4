package harness.report.html;

import harness.cases.Reason;
import harness.diagnosis.Diagnosis;
import harness.problem.Behaviour;
import harness.problem.Problem;
import harness.problem.RightAnswers;
import harness.report.InputText;
import harness.report.LongText;
import harness.report.ReportedFinding;
import harness.report.SharedFinding;
import harness.report.html.Exhibit.Field;
import harness.report.html.Exhibit.Part;
import harness.report.html.Exhibit.Reel;
import harness.report.html.Exhibit.Scene;
import harness.report.html.Exhibit.Shot;
import harness.report.text.DifferenceText;
import harness.report.text.FirstError;
import harness.report.text.SideBySide;
import harness.report.text.Sketches;
import harness.report.text.SmallestText;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Exhibits of findings: what is wrong in words, and the moves next to a right sequence. */
final class FindingExhibit {

  private static final String SMALLEST = "Smallest case";
  private static final String AS_DRAWN = "Case as drawn";

  private final Films films;
  private final RightAnswers builtIn;
  private final Sketches sketches;

  FindingExhibit(Optional<Problem> problem, Sketches sketches) {
    this.sketches = sketches;
    this.films = problem.flatMap(each -> each.capability(Films.class)).orElse(null);
    this.builtIn = problem.flatMap(each -> each.capability(RightAnswers.class)).orElse(null);
  }

  /** The exhibit of a finding, or of those of several submissions on one input. */
  Exhibit of(SharedFinding entry) {
    return new Exhibit(entry.title(), Tone.BAD, parts(entry), scenes(entry.first()));
  }

  /** The exhibit of a submission that could not be compiled. */
  static Exhibit ofUnbuilt(ReportedFinding finding) {
    return new Exhibit(
        finding.submission() + ": " + FirstError.of(finding.detail()),
        Tone.BAD,
        List.of(new Part(finding.label(), fields(finding))),
        List.of());
  }

  private List<Part> parts(SharedFinding entry) {
    List<Part> parts = new ArrayList<>();
    ReportedFinding first = entry.first();
    if (first.smallest() != null) {
      List<Field> fields = fields(first, first.smallest());
      for (ReportedFinding other : entry.findings().subList(1, entry.findings().size())) {
        addText(fields, other.submission() + " said", other.smallest().output());
        add(fields, "reproduce", other.smallest().reproduce(), true);
      }
      parts.add(new Part(SMALLEST, fields, ofSmallest(first)));
    }
    for (ReportedFinding each : entry.findings()) {
      String whose = entry.isShared() ? " (" + each.submission() + ")" : "";
      parts.add(new Part(AS_DRAWN + whose, fields(each), asDrawn(each)));
    }
    return parts;
  }

  private Picture ofSmallest(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    String said = Sketches.said(finding, smallest.output());
    return InputPicture.of(sketches.ofSmallest(finding), said, smallest.right());
  }

  private Picture asDrawn(ReportedFinding finding) {
    String said = Sketches.said(finding, finding.output());
    return InputPicture.of(sketches.asDrawn(finding), said, finding.right());
  }

  private static List<Field> fields(ReportedFinding finding) {
    List<Field> fields = new ArrayList<>();
    addText(fields, "name", finding.caseName());
    addText(fields, "also on", String.join("\n", finding.alsoFrom()));
    addText(fields, "group", finding.inGroup());
    addText(fields, "drawn by", finding.drawnBy());
    fields.add(new Field("why", Untrusted.text(finding.detail()), finding.caseName() == null));
    if (finding.smallest() == null) {
      addHint(fields, finding);
    }
    add(fields, "chance", finding.chance(), false);
    add(fields, "right here", String.join(", ", finding.siding()), false);
    addText(fields, "input", InputText.shown(finding.input()));
    addText(fields, "in file", InputText.shown(finding.file()));
    if (finding.isDifference()) {
      addGroups(fields, finding.groups());
      add(fields, "means", finding.isDisputed() ? DifferenceText.DISPUTED : null, false);
      add(fields, "reproduce", finding.reproduce(), true);
      return fields;
    }
    if (finding.isPlainText()) {
      addDifference(fields, finding, finding.output(), finding.right());
    }
    addSaid(fields, finding, finding.output());
    addText(fields, "right", finding.right());
    add(fields, "reproduce", finding.reproduce(), true);
    return fields;
  }

  private static void addHint(List<Field> fields, ReportedFinding finding) {
    for (Diagnosis diagnosis : finding.diagnosis()) {
      addText(fields, "hint", diagnosis.inWords() + "\n" + diagnosis.code());
    }
  }

  private static List<Field> fields(ReportedFinding finding, Smallest smallest) {
    List<Field> fields = new ArrayList<>();
    String size = SmallestText.size(smallest) + ", " + SmallestText.proof(smallest);
    fields.add(new Field("size", size, false));
    fields.add(new Field("why", Untrusted.text(smallest.detail()), false));
    addHint(fields, finding);
    String input = smallest.file() == null ? smallest.input() : smallest.file();
    addText(fields, "input", InputText.shown(input));
    if (smallest.groups() != null && finding.isDifference()) {
      addGroups(fields, smallest.groups());
      add(fields, "reproduce", smallest.reproduce(), true);
      return fields;
    }
    if (smallest.tokens() != null && !finding.isTalk()) {
      addDifference(fields, finding, smallest.output(), smallest.right());
    }
    addSaid(fields, finding, smallest.output());
    addText(fields, "right", smallest.right());
    add(fields, "reproduce", smallest.reproduce(), true);
    return fields;
  }

  /** Adds each output with those that printed it. */
  private static void addGroups(List<Field> fields, List<Behaviour> groups) {
    for (Behaviour each : groups) {
      if (each.printed()) {
        String output = each.output().isBlank() ? "(nothing)" : each.output();
        addText(fields, String.join(", ", each.submissions()), output);
      }
    }
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
    if (films == null || builtIn == null) {
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
    Reel own = films.reel(finding.submission(), input, moves, said);
    Reel right = films.right(input, rightMoves);
    boolean order = finding.reason() == Reason.NOT_LEXICOGRAPHICALLY_SMALLEST;
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
    return builtIn.cases(smallest.file()).get(smallest.wrong() - 1);
  }
}
