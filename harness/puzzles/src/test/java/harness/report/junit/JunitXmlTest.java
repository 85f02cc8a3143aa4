package harness.report.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Campaign;
import harness.campaign.Countdown;
import harness.campaign.Engine;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.reference.knights.Knights;
import harness.report.Proof;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.tally.Tally;
import harness.tally.Unbuilt;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

final class JunitXmlTest {

  private static Document parsed(RunReport report) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(JunitXml.text(report))));
  }

  private static List<Element> elements(Object in, String name) {
    NodeList nodes =
        in instanceof Document document
            ? document.getElementsByTagName(name)
            : ((Element) in).getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  private static void counts(Element suite, String tests, String failures, String skipped) {
    assertEquals(tests, suite.getAttribute("tests"));
    assertEquals(failures, suite.getAttribute("failures"));
    assertEquals("0", suite.getAttribute("errors"));
    assertEquals(skipped, suite.getAttribute("skipped"));
  }

  private static RunReport denied() {
    return new Trial(new Knights())
        .cases(200)
        .seed(1)
        .solver("denies", () -> (input, budget) -> Answer.noSolution())
        .run();
  }

  /** A report with one finding whose output is the given text. */
  private static RunReport printing(String output) {
    RunReport report = denied();
    ReportedFinding first = report.findings().get(0);
    return report.withFindings(
        List.of(
            first.with(
                copy -> copy.detail(output).output(output).moves(output).siding(List.of()))));
  }

  @Test
  void aSubmissionIsASuiteAndAGeneratorATestCase() throws Exception {
    RunReport report =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> (int) (index % 8)))
            .cases(16)
            .seed(7)
            .solver("right", Countdown.Right::new)
            .solver("near", 5, Countdown.Right::new)
            .solver("nearest", -2, Countdown.Right::new)
            .solver("denies", () -> (input, budget) -> Answer.noSolution())
            .run();
    Document junit = parsed(report);
    List<Element> suites = elements(junit, "testsuite");
    assertEquals(
        List.of("right", "near", "nearest", "denies"),
        suites.stream().map(suite -> suite.getAttribute("name")).toList());
    counts(junit.getDocumentElement(), "4", "1", "1");
    counts(suites.get(0), "1", "0", "0");
    counts(suites.get(1), "1", "0", "0");
    counts(suites.get(2), "1", "0", "1");
    counts(suites.get(3), "1", "1", "0");
    Element test = elements(suites.get(3), "testcase").get(0);
    assertEquals("numbers", test.getAttribute("name"));
    assertEquals("countdown.denies", test.getAttribute("classname"));
    assertEquals("4 cases skipped", elements(suites.get(1), "system-out").get(0).getTextContent());
    assertEquals(
        "16 cases skipped", elements(suites.get(2), "skipped").get(0).getAttribute("message"));
    assertTrue(
        elements(suites.get(0), "property").stream()
            .anyMatch(
                each ->
                    each.getAttribute("name").equals("seed")
                        && each.getAttribute("value").equals("7")));
  }

  @Test
  void timesAreThoseInsideTheSubmission() throws Exception {
    RunReport report = denied();
    Document junit = parsed(report);
    Element suite = elements(junit, "testsuite").get(0);
    double suiteMs = 1e3 * Double.parseDouble(suite.getAttribute("time"));
    assertEquals(report.submissions().get(0).solveMs(), suiteMs, 1e-6);
    List<Element> tests = elements(suite, "testcase");
    List<SubmissionReport.GeneratorRow> rows = report.submissions().get(0).byGenerator();
    for (int i = 0; i < rows.size(); i++) {
      double ms = 1e3 * Double.parseDouble(tests.get(i).getAttribute("time"));
      assertEquals(rows.get(i).solveMs(), ms, 1e-6);
    }
  }

  @Test
  void aFindingIsAFailureOfItsGeneratorWithTheCommandToReproduceIt() throws Exception {
    RunReport report = denied();
    for (ReportedFinding finding : report.findings()) {
      String generator = finding.caseName().replaceAll(".*/|@.*", "");
      Element test =
          elements(parsed(report), "testcase").stream()
              .filter(each -> each.getAttribute("name").equals(generator))
              .findFirst()
              .orElseThrow();
      Element failure = elements(test, "failure").get(0);
      assertEquals("wrong-answer (false-unsolvable)", failure.getAttribute("type"));
      String text = failure.getTextContent();
      assertTrue(text.contains(finding.caseName()), text);
      assertTrue(text.contains(finding.reproduce()), text);
      assertTrue(text.contains(finding.input().lines().findFirst().orElseThrow()), text);
    }
  }

  @Test
  void aGeneratorWhoseFindingsAreNotListedStillFails() throws Exception {
    RunReport report = denied();
    List<SubmissionReport.GeneratorRow> rows = report.submissions().get(0).byGenerator();
    long wrong = rows.stream().filter(row -> row.wrong() > 0).count();
    long listed =
        report.findings().stream()
            .map(finding -> finding.caseName().replaceAll("@.*", ""))
            .distinct()
            .count();
    assertTrue(wrong > listed, wrong + " and " + listed);
    List<Element> failures = elements(parsed(report), "failure");
    assertEquals(wrong, failures.size());
    assertEquals(
        wrong - listed,
        failures.stream()
            .filter(each -> each.getAttribute("message").endsWith("under other generators"))
            .count());
    assertTrue(failures.stream().noneMatch(each -> each.getAttribute("type").isEmpty()));
  }

  @Test
  void aFindingJoinedWithAnotherGeneratorsIsAFailureOfBoth() throws Exception {
    RunReport report = denied();
    ReportedFinding first = report.findings().get(0);
    List<String> names =
        report.submissions().get(0).byGenerator().stream()
            .filter(row -> row.wrong() > 0)
            .map(row -> "knights/" + row.generator() + "@1#9")
            .filter(name -> !first.caseName().startsWith(name.replaceAll("@.*", "")))
            .toList();
    assertFalse(names.isEmpty());
    List<Element> failures =
        elements(parsed(report.withFindings(List.of(first.withAlsoFrom(names)))), "failure");
    for (String name : names) {
      assertTrue(
          failures.stream().anyMatch(each -> each.getAttribute("message").endsWith(" on " + name)),
          name);
    }
  }

  @Test
  void aProgramThatDoesNotCompileIsAnError() throws Exception {
    Campaign campaign =
        new Trial(new Countdown())
            .generator(new Countdown.Random())
            .solver("right", Countdown.Right::new)
            .campaign();
    Tally tally =
        new Tally(campaign, List.of(new Unbuilt("torn", "torn.cpp:1: expected '}' & <more>")));
    new Engine(campaign, tally).run();
    Document junit = parsed(tally.report(0, false).reproducedBy(finding -> "again torn"));
    assertEquals("1", junit.getDocumentElement().getAttribute("errors"));
    Element suite = elements(junit, "testsuite").get(1);
    assertEquals("torn", suite.getAttribute("name"));
    Element error = elements(suite, "error").get(0);
    assertEquals("compile-error", error.getAttribute("type"));
    String text = error.getTextContent();
    assertTrue(text.contains("expected '}' & <more>"), text);
    assertTrue(text.contains("again torn"), text);
  }

  @Test
  void hostileOutputStaysText() throws Exception {
    String hostile =
        "</failure>]]><!-- &amp; <![CDATA[ \" ' <?xml?> é 😀"
            + "\u0000\u0007\u001b[31m\u007f\u0085\ufffe\uffff\ud83d.\ude00 end";
    Document junit = parsed(printing(hostile));
    assertEquals(1, elements(junit, "testsuite").size());
    String text =
        elements(junit, "failure").stream()
            .map(Element::getTextContent)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElseThrow();
    assertTrue(text.contains("</failure>]]><!-- &amp; <![CDATA[ \" ' <?xml?> é 😀"), text);
    assertTrue(text.contains("\\x00\\x07\\x1b[31m\\x7f\\x85"), text);
    assertTrue(text.contains(" end"), text);
    assertFalse(text.contains("\ufffe"), text);
  }

  @Test
  void everyCharacterOfTheBasicPlaneIsReadBack() throws Exception {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      all.append((char) c).append(c % 64 == 63 ? "\n" : "");
    }
    String text = JunitXml.text(printing(all.toString()));
    assertTrue(text.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)));
    assertFalse(elements(parsed(printing(all.toString())), "failure").isEmpty());
  }

  @Test
  void aProofIsShown() throws Exception {
    RunReport report =
        denied().withProofs(List.of(new Proof("denies", false, null, 0, "nothing proven")));
    assertEquals("nothing proven", elements(parsed(report), "system-out").get(0).getTextContent());
  }
}
