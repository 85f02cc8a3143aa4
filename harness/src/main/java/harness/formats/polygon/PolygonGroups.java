package harness.formats.polygon;

import harness.formats.CheckerCall;
import harness.formats.InteractorCall;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.syntax.XmlElement;
import java.util.List;
import java.util.Optional;

/** Tells validators the group of a test, as Polygon does. */
record PolygonGroups(
    List<ValidatorCall> validators, CheckerCall checker, InteractorCall interactor) {

  /** How to judge a test; null if it has no group. */
  TestJudging of(XmlElement set, XmlElement test) {
    Optional<String> group = test.attribute("group").filter(each -> !each.isEmpty());
    return validators.isEmpty() || group.isEmpty()
        ? null
        : new TestJudging(
            validators.stream().map(each -> told(each, set, group.get())).toList(),
            List.of(),
            checker,
            interactor);
  }

  private static ValidatorCall told(ValidatorCall each, XmlElement set, String group) {
    String name = set.attribute("name").orElse("tests");
    List<String> arguments = List.of("--testset", name, "--group", group);
    return new ValidatorCall(new ProgramCall(each.call().program(), arguments), each.codes());
  }
}
