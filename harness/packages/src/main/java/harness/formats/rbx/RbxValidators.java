package harness.formats.rbx;

import harness.formats.CheckerCall;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The validators of a problem and of its groups. They get all variables as arguments; those of a
 * group also get its name.
 */
final class RbxValidators {

  private static final String MAIN = "validator";
  private static final String EXTRA = "extraValidators";
  private static final String OF_OUTPUTS = "outputValidators";
  private static final String VARIABLES = "vars";
  private static final Pattern HEADER = Pattern.compile("\\.(?:h|hh|hpp)$");

  private final PackageFolder folder;
  private final Declared problem;
  private final RbxVariables variables;
  private final boolean named;
  private final CheckerCall checker;
  private final InteractorCall interactor;
  private final Map<String, Path> copies = new HashMap<>();

  /**
   * Prepares to read.
   *
   * @param named whether the validators of every group get its name, because groups give points; if
   *     not, only of those that declare validators or variables
   * @param checker of all tests
   * @param interactor of all tests; null if there is none
   */
  RbxValidators(
      PackageFolder folder,
      Declared problem,
      RbxVariables variables,
      boolean named,
      CheckerCall checker,
      InteractorCall interactor) {
    this.folder = folder;
    this.problem = problem;
    this.variables = variables;
    this.named = named;
    this.checker = checker;
    this.interactor = interactor;
  }

  /** The validators of inputs that belong to no group. */
  List<ValidatorCall> ofProblem() {
    noteUnsupported(problem);
    return calls(
        Stream.concat(elements(problem, MAIN), elements(problem, EXTRA)),
        each -> each,
        variables.arguments());
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
        Stream.of(MAIN, EXTRA, VARIABLES).anyMatch(each -> !group.get(each).isNothing())
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
    RbxVariables own = variables.with(group.get(VARIABLES), folder);
    List<ValidatorCall> calls =
        calls(
            programs,
            each -> group.get(VARIABLES).isNothing() ? each : compiledWith(own, name, each),
            Stream.concat(own.arguments().stream(), Stream.of("--group", name)).toList());
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

  private List<ValidatorCall> calls(
      Stream<Declared> programs, UnaryOperator<Path> prepared, List<String> arguments) {
    return programs
        .flatMap(each -> RbxFormat.file(each, folder).stream())
        .flatMap(each -> folder.program(each).map(usable -> prepared.apply(each)).stream())
        .map(each -> new ProgramCall(each.toAbsolutePath().toString(), arguments))
        .map(call -> new ValidatorCall(call, ValidatorCodes.TESTLIB))
        .toList();
  }

  /**
   * A program that reads the variables of a group: a copy next to a header with these, if it reads
   * them from there.
   */
  private Path compiledWith(RbxVariables own, String group, Path program) {
    if (folder.languages().of(program).isEmpty()
        || !TextFile.read(program).contains(RbxVariables.HEADER)) {
      return program;
    }
    return copies.computeIfAbsent(
        group + "/" + program,
        none -> {
          Stream<Path> headers =
              folder.list(program.getParent()).stream().filter(RbxValidators::isHeader);
          List<Path> files = Stream.concat(Stream.of(program), headers).toList();
          Path copy = folder.made().copied(program, files, Path::getFileName);
          own.header(copy, folder);
          return copy.resolve(program.getFileName());
        });
  }

  private static boolean isHeader(Path file) {
    return Files.isRegularFile(file) && HEADER.matcher(file.toString()).find();
  }
}
