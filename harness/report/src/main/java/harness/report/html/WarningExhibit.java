package harness.report.html;

import harness.report.InputText;
import harness.report.SanitizedReport;
import harness.report.UndefinedBehaviour;
import harness.report.html.Exhibit.Field;
import harness.report.html.Exhibit.Part;
import harness.report.text.WarningsText;
import java.util.ArrayList;
import java.util.List;

/** Exhibits of undefined behaviour in programs whose outputs are right. */
final class WarningExhibit {

  private WarningExhibit() {}

  static List<Exhibit> of(SanitizedReport program) {
    return program.warnings().stream()
        .map(
            each ->
                new Exhibit(
                    program.program() + ": warning: " + each.inWords(),
                    Tone.WARN,
                    List.of(new Part(WarningsText.heading(program), fields(each, program.runs()))),
                    List.of()))
        .toList();
  }

  private static List<Field> fields(UndefinedBehaviour warning, long runs) {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field("line", Untrusted.text(warning.inWords()), false));
    fields.add(new Field("code", Untrusted.text(warning.code()), true));
    fields.add(new Field("in", warning.runs() + " of " + runs + " runs with checks", false));
    fields.add(new Field("first on", warning.caseName(), true));
    String input = InputText.shown(warning.input());
    if (!input.isBlank()) {
      fields.add(new Field("input", Untrusted.text(input.stripTrailing()), true));
    }
    if (warning.reproduce() != null) {
      fields.add(new Field("reproduce", warning.reproduce(), true));
    }
    return fields;
  }
}
