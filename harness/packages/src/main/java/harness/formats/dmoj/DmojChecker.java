package harness.formats.dmoj;

import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import java.util.Map;
import java.util.Set;

/** The checkers of tests: those that are built into the judge, and programs. */
final class DmojChecker {

  private static final String BUILT_IN = "dmoj ";
  private static final String USUAL_DIGITS = "6";

  private static final Map<String, CheckerCodes> TYPES =
      Map.of(
          "default", CheckerCodes.DMOJ,
          "testlib", CheckerCodes.TESTLIB,
          "coci", CheckerCodes.COCI,
          "peg", CheckerCodes.PEG);

  /** Arguments that do not change a verdict. */
  private static final Set<String> OF_FEEDBACK = Set.of("feedback", "lang", "cached");

  /** The judge's own limits for programs of the jury. */
  static final Set<String> OF_LIMITS =
      Set.of("time_limit", "memory_limit", "compiler_time_limit", "preprocessing_time");

  private final PackageFolder folder;
  private final DmojPrograms programs;

  DmojChecker(PackageFolder folder, DmojPrograms programs) {
    this.folder = folder;
    this.programs = programs;
  }

  /**
   * A checker.
   *
   * @param declared a name, or a map of {@code name} and {@code args}
   * @param isBinary whether lines of tests are as they are in their files
   * @throws harness.cases.UsageException in one line, if it cannot be called here
   */
  CheckerCall call(Declared declared, boolean isBinary) {
    boolean isMap = declared.isMap();
    Declared name = isMap ? declared.get("name") : declared;
    Declared arguments = isMap ? declared.get("args") : Declared.nothing("");
    String text = name.textIfAny().orElse("standard");
    if (text.endsWith(".py")) {
      return PythonChecker.of(folder.needed(text, name), arguments, folder);
    }
    return text.equals("bridged")
        ? program(arguments)
        : CheckerCall.standard(BUILT_IN + builtIn(text, name, arguments, isBinary));
  }

  private String builtIn(String name, Declared nameAt, Declared arguments, boolean isBinary) {
    return switch (name) {
      case "standard", "easy", "unordered" -> known(name, arguments, Set.of());
      case "floats" -> floats(arguments, arguments.get("error_mode").textIfAny().orElse("default"));
      case "floatsabs" -> floats(arguments, "absolute");
      case "floatsrel" -> floats(arguments, "relative");
      case "identical" ->
          known(name, arguments, Set.of("pe_allowed")) + (isBinary ? "-binary" : "");
      case "linecount" -> linecount(nameAt, arguments);
      case "rstripped" -> {
        known(name, arguments, Set.of("filter_new_line"));
        boolean filters =
            arguments.get("filter_new_line").textIfAny().map(DmojNode::isTruth).orElse(false);
        yield name + (filters ? "-filtered" : "");
      }
      case "sorted" -> sorted(arguments);
      default ->
          throw nameAt.refused(
              "the checker '%s' is not supported".formatted(PackageBounds.shown(name)));
    };
  }

  private String known(String name, Declared arguments, Set<String> known) {
    folder.notes().addUnknownKeys(arguments, known);
    return name;
  }

  private String floats(Declared arguments, String mode) {
    known("floats", arguments, Set.of("precision", "error_mode"));
    Declared precision = arguments.get("precision");
    String digits = precision.textIfAny().orElse(USUAL_DIGITS);
    if (!digits.matches("[0-9]{1,2}")) {
      throw precision.wrong("a number of digits from 0 to 99");
    }
    if (!Set.of("default", "absolute", "relative").contains(mode)) {
      throw arguments.get("error_mode").wrong("default, absolute or relative");
    }
    return "floats " + digits + " " + mode;
  }

  private String linecount(Declared nameAt, Declared arguments) {
    folder.note(
        nameAt
            .refused("linecount: no points for single lines; a test passes if all lines are right")
            .getMessage());
    return known("linecount", arguments, OF_FEEDBACK);
  }

  private String sorted(Declared arguments) {
    known("sorted", arguments, Set.of("split_on"));
    Declared parts = arguments.get("split_on");
    return switch (parts.textIfAny().orElse("lines")) {
      case "lines" -> "sorted";
      case "whitespace" -> "unordered";
      default -> throw parts.wrong("lines or whitespace");
    };
  }

  private CheckerCall program(Declared arguments) {
    Declared type = arguments.get("type");
    CheckerCodes codes = TYPES.get(type.textIfAny().orElse("default"));
    if (codes == null) {
      throw type.wrong("default, testlib, coci or peg");
    }
    refuseOwnArguments(arguments);
    noteOthers(arguments, folder);
    return CheckerCall.of(programs.needed(arguments.get("files"), arguments.get("flags")), codes);
  }

  /** Refuses arguments in an order of the problem's own. */
  static void refuseOwnArguments(Declared program) {
    Declared format = program.get("args_format_string");
    if (!format.isNothing()) {
      throw format.refused("own arguments of a program of the jury are not supported");
    }
  }

  /** Notes what is not supported about a program of the jury. */
  static void noteOthers(Declared program, PackageFolder folder) {
    program.entries().entrySet().stream()
        .filter(each -> OF_LIMITS.contains(each.getKey()))
        .forEach(
            each ->
                folder.note(
                    each.getValue()
                        .refused("not used; --jury-time-limit bounds programs of the jury")
                        .getMessage()));
    program.entries().entrySet().stream()
        .filter(each -> !OF_LIMITS.contains(each.getKey()))
        .filter(each -> !OF_FEEDBACK.contains(each.getKey()))
        .filter(
            each ->
                !Set.of("files", "flags", "type", "source", "language", "args", "unbuffered")
                    .contains(each.getKey()))
        .forEach(each -> folder.leaveOut(each.getValue().refused("unknown key")));
  }
}
