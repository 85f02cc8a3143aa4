package harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Dispute.Believed;
import harness.problem.Partition.Act;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The border between an input that is disputed and a failure of one submission. */
final class DisputeTest {

  private static final Judgement CRASH =
      new Judgement(Verdict.RUN_TIME_ERROR, Reason.SIGNAL, "died of SIGABRT");
  private static final Judgement LATE =
      new Judgement(Verdict.TIME_LIMIT_EXCEEDED, Reason.CPU_TIME, "2 s");
  private static final Judgement DIFFERS =
      new Judgement(Verdict.DISAGREEMENT, Reason.DIFFERS_FROM_REFERENCE, "");

  private static Printed printed(String text) {
    return new Printed(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Believed believed(String act, String right) {
    String[] parts = act.split("=", 2);
    return switch (parts[1]) {
      case "crash" -> new Believed(parts[0], null, CRASH);
      case "late" -> new Believed(parts[0], null, LATE);
      case "proven" ->
          new Believed(
              parts[0], printed("?"), Judgement.wrong(Reason.REJECTED_BY_CHECKER, "worse"));
      default ->
          new Believed(
              parts[0], printed(parts[1]), parts[1].equals(right) ? Judgement.accepted() : DIFFERS);
    };
  }

  /** How the submissions behave if the input is disputed; empty if it is not. */
  private static String of(String reference, String... others) {
    Act first =
        reference.equals("crash")
            ? Act.failing("ref", CRASH)
            : Act.printing("ref", printed(reference));
    return Dispute.of(
            first,
            Arrays.stream(others).map(each -> believed(each, reference)).toList(),
            Object::equals)
        .map(Partition::sentence)
        .orElse("");
  }

  @Test
  void outputsThatDifferAreDisputed() {
    assertEquals("1 of 2 prints 4: a; 1 prints 3: ref", of("3", "a=4"));
    assertEquals("2 of 3 print 3: b, ref; 1 prints 4: a", of("3", "a=4", "b=3"));
  }

  @Test
  void aCrashIsItsOwnIfTwoOthersAgree() {
    assertEquals("", of("3", "a=3", "b=crash"));
    assertEquals(
        "1 of 2 prints 3: ref; 1 fails with run-time-error (signal): b", of("3", "b=crash"));
    assertEquals(
        "1 of 3 prints 4: a; 1 prints 3: ref; 1 fails with run-time-error (signal): b",
        of("3", "a=4", "b=crash"));
  }

  @Test
  void aLimitIsItsOwnIfOutputsAgree() {
    assertEquals("", of("3", "a=late"));
    assertEquals(
        "1 of 3 prints 4: a; 1 prints 3: ref; 1 fails with time-limit-exceeded (cpu-time): b",
        of("3", "a=4", "b=late"));
  }

  @Test
  void aReferenceThatFailsOrPrintsNothingIsDisputed() {
    assertEquals(
        "2 of 3 print 3: a, b; 1 fails with run-time-error (signal): ref",
        of("crash", "a=3", "b=3"));
    assertEquals(
        "1 of 4 prints 1: b; 1 prints 2: c; 1 prints nothing: ref; 1 fails with run-time-error"
            + " (signal): a",
        of("", "a=crash", "b=1", "c=2"));
    assertEquals("", of("", "a=", "b="));
  }

  @Test
  void anAnswerThatIsProvenWrongIsNotDisputed() {
    assertEquals("", of("3", "a=proven"));
    assertEquals("", of("3", "a=proven", "b=3"));
  }

  @Test
  void withoutOthersNothingIsDisputed() {
    assertEquals("", of("crash"));
    assertEquals("", of("3"));
  }
}
