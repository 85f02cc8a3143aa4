package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;

/**
 * Compares {@code Case 1: value… Case 2: value…} case by case. As in testlib, the word is {@code
 * Case}, without a number sign.
 *
 * @param single whether a case has exactly one value
 */
record CaseSequence(TokenRule rule, boolean single) implements ComparisonRule {

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    String wrong = unreadable(new CaseCursor(answer, rule, single));
    if (wrong != null) {
      return ComparisonRule.badAnswer(wrong);
    }
    CaseCursor expected = new CaseCursor(answer, rule, single);
    CaseCursor found = new CaseCursor(output, rule, single);
    while (true) {
      CaseCursor.Event due = expected.next();
      CaseCursor.Event event = found.next();
      if (event == CaseCursor.Event.MALFORMED) {
        return Judgement.wrong(Reason.MALFORMED_OUTPUT, found.fault());
      }
      if (event != due) {
        return otherCount(expected, due, found, event);
      }
      if (event == CaseCursor.Event.END) {
        return Judgement.accepted();
      }
      if (event == CaseCursor.Event.VALUE && !rule.same(expected.token(), found.token())) {
        return different(expected, found);
      }
    }
  }

  private static String unreadable(CaseCursor answer) {
    while (true) {
      CaseCursor.Event event = answer.next();
      if (event == CaseCursor.Event.MALFORMED) {
        return answer.fault();
      }
      if (event == CaseCursor.Event.CUT_OFF) {
        return "ends inside case " + answer.number();
      }
      if (event == CaseCursor.Event.END) {
        return null;
      }
    }
  }

  private static Judgement different(CaseCursor expected, CaseCursor found) {
    String detail =
        "value %d of case %d is %s, expected %s (line %d)%s"
            .formatted(
                found.values(),
                found.number(),
                found.token().shown(),
                expected.token().shown(),
                found.token().line(),
                Wording.firstDifference(found.token(), expected.token()));
    return Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, detail);
  }

  /** For when one side has more values or cases than the other. */
  private static Judgement otherCount(
      CaseCursor expected, CaseCursor.Event due, CaseCursor found, CaseCursor.Event event) {
    if (event == CaseCursor.Event.VALUE) {
      return extra(
          "case %d has more than %s (line %d)"
              .formatted(
                  found.number(), Counted.of(found.values() - 1, "value"), found.token().line()));
    }
    if (due == CaseCursor.Event.END) {
      return extra(
          expected.number() == 0
              ? "the output has cases, expected none"
              : "the output goes on after case " + expected.number() + ", the last one expected");
    }
    if (event == CaseCursor.Event.CASE) {
      return missing(
          "case %d has only %s (line %d)"
              .formatted(
                  expected.number(),
                  Counted.of(expected.values() - 1, "value"),
                  found.token().line()));
    }
    return missing(
        found.number() == 0
            ? "the output has no cases"
            : "the output ends in case " + found.number());
  }

  private static Judgement extra(String detail) {
    return Judgement.wrong(Reason.EXTRA_OUTPUT, detail);
  }

  private static Judgement missing(String detail) {
    return Judgement.wrong(Reason.MISSING_OUTPUT, detail);
  }
}
