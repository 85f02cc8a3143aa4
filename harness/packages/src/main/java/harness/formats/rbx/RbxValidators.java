package harness.formats.rbx;

import harness.formats.CheckerCall;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import java.util.List;
import java.util.stream.Stream;

/**
 * The validators of a problem and of its groups. They get all variables as arguments; those of a
 * group also get its name.
 *
 * @param named whether the validators of every group get its name, because groups give points; if
 *     not, only of those that declare validators or variables
 * @param checker of all tests
 * @param interactor of all tests; null if there is none
 */
record RbxValidators(
    PackageFolder folder,
    Declared problem,
    RbxVariables variables,
    boolean named,
    CheckerCall checker,
    InteractorCall interactor) {

  private static final String MAIN = "validator";
  private static final String EXTRA = "extraValidators";
  private static final String OF_OUTPUTS = "outputValidators";

  /** The validators of inputs that belong to no group. */
  List<ValidatorCall> ofProblem() {
    noteUnsupported(problem);
    return calls(
        Stream.concat(elements(problem, MAIN), elements(problem, EXTRA)), variables.arguments());
  }

  /**
   * How to judge the tests of a group.
   *
   * @param part the group itself, or one of its subgroups
   * @return null if they are judged as the problem's other tests
   */
  TestJudging ofGroup(String name, Declared group, Declared part) {
    noteUnsupported(part);
    boolean isOwn =
        Stream.of(MAIN, EXTRA, "vars").anyMatch(each -> !group.get(each).isNothing())
            || !part.get(EXTRA).isNothing();
    if (!isOwn && !named) {
      return null;
    }
    Declared main = group.get(MAIN).isNothing() ? problem : group;
    Stream<Declared> programs =
        Stream.of(
                elements(main, MAIN),
                elements(problem, EXTRA),
                elements(group, EXTRA),
                part == group ? Stream.<Declared>of() : elements(part, EXTRA))
            .flatMap(each -> each);
    Stream<String> told =
        Stream.concat(
            variables.with(group.get("vars"), folder).arguments().stream(),
            Stream.of("--group", name));
    List<ValidatorCall> calls = calls(programs, told.toList());
    return calls.isEmpty() ? null : new TestJudging(calls, List.of(), checker, interactor);
  }

  private void noteUnsupported(Declared group) {
    if (!group.get(OF_OUTPUTS).isNothing()) {
      folder.leaveOut(OF_OUTPUTS + ": not supported");
    }
  }

  private static Stream<Declared> elements(Declared map, String key) {
    return map.get(key).elements().stream();
  }

  private List<ValidatorCall> calls(Stream<Declared> programs, List<String> arguments) {
    return programs
        .flatMap(each -> RbxFormat.file(each, folder).flatMap(folder::program).stream())
        .map(program -> new ProgramCall(program, arguments))
        .map(call -> new ValidatorCall(call, ValidatorCodes.TESTLIB))
        .toList();
  }
}
