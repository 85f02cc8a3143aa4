package harness.report.junit;

import harness.cases.CaseName;
import harness.cases.Printable;
import harness.report.Proof;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SanitizedReport;
import harness.report.SubmissionReport;
import harness.report.text.FindingsText;
import harness.report.text.Style;
import harness.report.text.WarningsText;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A run as JUnit XML for continuous integration: a test suite for each submission, with a test case
 * for each generator and its findings as one failure. A compile error or a contradiction in the
 * harness itself is an error. There is no standard; the output uses only what both Jenkins and
 * GitLab read. Invisible characters, including all that XML 1.0 forbids, are written as codes.
 */
public final class JunitXml {

  private final RunReport report;
  private final Demands demands;
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;
  private final Map<String, List<JunitCase>> suites = new TreeMap<>();

  /**
   * What must hold besides that nothing is wrong.
   *
   * @param caught whether a submission that should fail, but did not, is a failure
   * @param clean whether undefined behaviour is a failure where outputs are right
   */
  public record Demands(boolean caught, boolean clean) {
    public static final Demands NONE = new Demands(false, false);
  }

  private JunitXml(RunReport report, Demands demands) throws XMLStreamException {
    this.report = report;
    this.demands = demands;
    this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    report.submissions().forEach(each -> suites.put(each.name(), cases(each)));
  }

  /** The text, to be written in UTF-8. */
  public static String text(RunReport report) {
    return text(report, Demands.NONE);
  }

  /** The text, to be written in UTF-8. */
  public static String text(RunReport report, Demands demands) {
    try {
      JunitXml junit = new JunitXml(report, demands);
      junit.write();
      return junit.text.toString();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
  }

  private List<JunitCase> cases(SubmissionReport submission) {
    Stream<JunitCase> ofGroups =
        submission.groupsToFail().stream()
            .map(each -> JunitCase.expectedToFail(each, demands.caught()));
    Stream<JunitCase> checked =
        report.sanitized().stream()
            .filter(each -> !each.ofJury() && each.program().equals(submission.name()))
            .map(each -> JunitCase.sanitized(each, warnings(each), demands.clean()));
    return Stream.of(
            casesOfAll(submission).stream(),
            ofGroups,
            submission.columns().stream().map(JunitCase::ofPoints),
            checked)
        .flatMap(each -> each)
        .toList();
  }

  private List<JunitCase> casesOfAll(SubmissionReport submission) {
    List<ReportedFinding> own =
        report.findings().stream().filter(finding -> finding.concerns(submission.name())).toList();
    if (own.stream().anyMatch(finding -> finding.caseName() == null)) {
      return own.stream().map(JunitCase::unbuilt).toList();
    }
    if (submission.mustFail() && submission.unexpected() == 0) {
      return List.of(JunitCase.expectedToFail(submission, demands.caught()));
    }
    return submission.byGenerator().stream()
        .map(
            row ->
                JunitCase.of(
                    submission.unexpected() == 0 ? row.allRight() : row,
                    own.stream().filter(each -> comesFrom(each, row.generator())).toList()))
        .toList();
  }

  private static boolean comesFrom(ReportedFinding finding, String generator) {
    return finding.caseNames().stream()
        .anyMatch(name -> CaseName.parse(name).family().equals(generator));
  }

  private void write() throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    begin(0, "testsuites");
    attribute("name", "harness " + report.problem());
    totals(suites.values().stream().flatMap(List::stream).toList());
    attribute("time", seconds(report.elapsedMs() / 1e3));
    for (SubmissionReport submission : report.submissions()) {
      suite(submission, suites.get(submission.name()));
    }
    end(0);
    xml.writeEndDocument();
    text.write('\n');
  }

  private void totals(List<JunitCase> cases) throws XMLStreamException {
    attribute("tests", Integer.toString(cases.size()));
    attribute("failures", count(cases, JunitCase.Outcome.FAILURE));
    attribute("errors", count(cases, JunitCase.Outcome.ERROR));
    attribute("skipped", count(cases, JunitCase.Outcome.SKIPPED));
  }

  private static String count(List<JunitCase> cases, JunitCase.Outcome outcome) {
    return Long.toString(cases.stream().filter(each -> each.outcome() == outcome).count());
  }

  private void suite(SubmissionReport submission, List<JunitCase> cases) throws XMLStreamException {
    begin(1, "testsuite");
    attribute("name", submission.name());
    totals(cases);
    attribute("time", seconds(submission.solveMs() / 1e3));
    properties(submission);
    for (JunitCase each : cases) {
      testCase(submission, each);
    }
    proof(submission);
    end(1);
  }

  private void properties(SubmissionReport submission) throws XMLStreamException {
    begin(2, "properties");
    property("problem", report.problem());
    if (report.isOfPuzzle()) {
      property("puzzle", report.puzzle());
    }
    property("seed", Long.toString(report.seed()));
    property("cases", report.done() + " of " + report.n());
    property("interrupted", Boolean.toString(report.interrupted()));
    property("kind", submission.kind().label());
    if (report.isOfPuzzle()) {
      property("guarantee", submission.guarantee().label());
    }
    end(2);
  }

  private void property(String name, String value) throws XMLStreamException {
    line(3);
    xml.writeEmptyElement("property");
    attribute("name", name);
    attribute("value", value);
  }

  private void testCase(SubmissionReport submission, JunitCase each) throws XMLStreamException {
    begin(2, "testcase");
    attribute("classname", report.problem() + "." + submission.name());
    attribute("name", each.name());
    attribute("time", seconds(each.seconds()));
    if (each.outcome() != JunitCase.Outcome.PASSED) {
      begin(3, each.outcome().element());
      attribute("message", each.message());
      if (each.type() != null) {
        attribute("type", each.type());
        xml.writeCharacters(legal(shown(each.findings())));
      }
      xml.writeEndElement();
    }
    if (each.note() != null) {
      systemOut(3, each.note());
    }
    end(2);
  }

  private void proof(SubmissionReport submission) throws XMLStreamException {
    for (Proof each : Objects.requireNonNullElse(report.proofs(), List.<Proof>of())) {
      if (each.submission().equals(submission.name())) {
        systemOut(2, each.text());
      }
    }
  }

  private void systemOut(int depth, String said) throws XMLStreamException {
    begin(depth, "system-out");
    xml.writeCharacters(legal(said));
    xml.writeEndElement();
  }

  /** Findings as on a terminal, each with the command that reproduces it. */
  private static String shown(List<ReportedFinding> findings) {
    return printed(out -> new FindingsText(out, findings, Style.PLAIN).print());
  }

  /** Warnings as on a terminal. */
  private static String warnings(SanitizedReport program) {
    return printed(out -> new WarningsText(out, List.of(program), Style.PLAIN).print());
  }

  private static String printed(Consumer<PrintStream> text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    text.accept(out);
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private void attribute(String name, String value) throws XMLStreamException {
    xml.writeAttribute(name, Printable.inLine(value));
  }

  private void begin(int depth, String element) throws XMLStreamException {
    line(depth);
    xml.writeStartElement(element);
  }

  private void end(int depth) throws XMLStreamException {
    line(depth);
    xml.writeEndElement();
  }

  private void line(int depth) throws XMLStreamException {
    xml.writeCharacters("\n" + "  ".repeat(depth));
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.4f", seconds);
  }

  /** The text with all invisible characters except line feeds replaced. */
  private static String legal(String any) {
    return Printable.text(any).replace("\t", Printable.inLine("\t"));
  }
}
