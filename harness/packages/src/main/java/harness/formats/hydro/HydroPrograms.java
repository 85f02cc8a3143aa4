package harness.formats.hydro;

import harness.cases.UsageException;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GraderFiles;
import harness.formats.InteractorCall;
import harness.formats.LinkedGrader;
import harness.formats.ManagedRuns;
import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import harness.judge.StandardComparison;
import harness.run.Expectation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The programs that a description names, and the solutions named {@code std}. */
record HydroPrograms(HydroFolder data, Declared config) {

  private static final String CHECKER = "checker";
  private static final String CHECKER_TYPE = "checker_type";
  static final String COMMUNICATION = "communication";
  private static final String INTERACTOR = "interactor";
  private static final String EXTRA = "user_extra_files";
  private static final String SOLUTION = "std";
  private static final String AUTOMATIC = "auto";

  /** The judge's own comparisons. */
  private static final Map<String, String> COMPARISONS =
      Map.of("default", "trimmed", "strict", "fcmp");

  private static final Map<String, CheckerCodes> DIALECTS =
      Map.of(
          "testlib", CheckerCodes.HYDRO,
          "kattis", CheckerCodes.ICPC,
          "lemon", CheckerCodes.LEMON,
          "syzoj", CheckerCodes.SYZOJ,
          "hustoj", CheckerCodes.HUSTOJ,
          "qduoj", CheckerCodes.QDUOJ);

  private static final Set<String> SCRIPTS = Set.of("compile.sh", "execute.sh");

  /**
   * The checker.
   *
   * @throws UsageException in one line, if outputs cannot be compared as the judge does
   */
  CheckerCall checker() {
    Declared type = config.get(CHECKER_TYPE);
    String dialect = type.textIfAny().orElse("default");
    Declared checker = config.get(CHECKER);
    if (COMPARISONS.containsKey(dialect)) {
      if (!checker.isNothing()) {
        data.folder()
            .note(checker.refused("not used, because the checker_type is " + dialect).getMessage());
      }
      return CheckerCall.standard(COMPARISONS.get(dialect));
    }
    if (!DIALECTS.containsKey(dialect)) {
      throw type.wrong("default, strict, testlib, kattis, lemon, syzoj, hustoj or qduoj");
    }
    if (checker.isNothing()) {
      throw type.refused(dialect + ", but there is no checker");
    }
    Declared name = file(checker);
    if (name.text().contains(".")) {
      return CheckerCall.of(program(checker), DIALECTS.get(dialect));
    }
    boolean isKnown =
        StandardComparison.all().stream().anyMatch(each -> each.name().equals(name.text()));
    if (!isKnown || !dialect.equals("testlib")) {
      throw name.refused("the checker " + name.text() + " of the judge is not supported");
    }
    return CheckerCall.standard(name.text());
  }

  List<ValidatorCall> validators() {
    Declared validator = config.get("validator");
    return validator.isNothing()
        ? List.of()
        : List.of(new ValidatorCall(ProgramCall.of(program(validator)), ValidatorCodes.ZERO));
  }

  /** The interactor; null if submissions read files. */
  InteractorCall interactor(boolean isInteractive) {
    if (config.get("type").textIfAny().filter(COMMUNICATION::equals).isPresent()) {
      return manager();
    }
    Declared interactor = config.get(INTERACTOR);
    if (isInteractive && interactor.isNothing()) {
      throw config.get("type").refused("interactive, but there is no interactor");
    }
    if (!isInteractive && !interactor.isNothing()) {
      data.folder().note(interactor.refused("not used, because the type is default").getMessage());
    }
    return isInteractive ? InteractorCall.live(program(interactor), CheckerCodes.TESTLIB) : null;
  }

  /** The manager. Each process of a submission is told its number, which is 0 for the only one. */
  private InteractorCall manager() {
    Declared manager = config.get("manager");
    if (manager.isNothing()) {
      throw config.get("type").refused("communication, but there is no manager");
    }
    Declared processes = config.get("num_processes");
    if (!processes.isNothing() && processes.count() > 1) {
      throw processes.refused("managers of several processes are not supported");
    }
    return InteractorCall.manager(program(manager), new ManagedRuns(false, List.of("0"), true));
  }

  private String program(Declared declared) {
    Declared language = declared.isMap() ? declared.get("lang") : Declared.nothing("");
    if (language.textIfAny().filter(each -> !each.equals(AUTOMATIC)).isPresent()) {
      data.folder()
          .note(
              language.refused("not used; the ending of the file tells the language").getMessage());
    }
    Declared file = file(declared);
    return data.folder().neededProgram(data.needed(file.text(), file));
  }

  private static Declared file(Declared program) {
    return program.isMap() ? program.get("file") : program;
  }

  /**
   * The files that are next to solutions when they are compiled and run. Only the solution is
   * compiled: headers are included, classes and modules are imported.
   *
   * @throws UsageException in one line, if a script compiles or starts the solutions
   */
  LinkedGrader extraFiles() {
    List<Path> files = new ArrayList<>();
    for (Declared each : config.get(EXTRA).elements()) {
      if (SCRIPTS.contains(each.text())) {
        throw each.refused(each.text() + ": solutions that a script builds are not supported");
      }
      Path file = data.found(each.text()).orElse(null);
      if (file == null) {
        data.folder().leaveOut(each.refused("there is no " + each.text()));
      } else if (data.folder().languages().of(file).isPresent() || GraderFiles.isHeader(file)) {
        files.add(file);
      } else {
        data.folder().leaveOut(each.refused("only sources and headers are given to solutions"));
      }
    }
    return files.isEmpty()
        ? LinkedGrader.NONE
        : new LinkedGrader(data.folder(), source -> filesFor(source, files));
  }

  private static GraderFiles filesFor(Path source, List<Path> extra) {
    return GraderFiles.isOfC(source)
        ? GraderFiles.NONE // they are found where they are
        : GraderFiles.beside(
            source,
            extra.stream().filter(each -> GraderFiles.areOfOneLanguage(each, source)).toList());
  }

  /** Notes programs in the folders that are read which have no role. */
  void noteUnused() {
    Set<String> used = new HashSet<>();
    for (String each : List.of(CHECKER, INTERACTOR, "manager", "validator")) {
      file(config.get(each)).textIfAny().ifPresent(used::add);
    }
    used.addAll(config.get(EXTRA).texts());
    used.addAll(config.get("judge_extra_files").texts());
    data.folder()
        .noteUnusedSources(
            data.files(),
            each ->
                used.contains(each.getFileName().toString())
                    || SubmissionList.stem(each).equals(SOLUTION));
    if (!data.place().isEmpty() && !data.folder().list("submissions").isEmpty()) {
      data.folder().leaveOut("submissions/: name them with --solution");
    }
  }

  /** The solutions named {@code std}, beside the tests and in a folder of that name. */
  SubmissionList solutions(LinkedGrader extra) {
    SubmissionList list = new SubmissionList();
    PackageFolder folder = data.folder();
    Stream<Path> beside =
        data.files().stream().filter(each -> SubmissionList.stem(each).equals(SOLUTION));
    Stream<Path> inFolder =
        data.place().isEmpty()
            ? Stream.empty()
            : folder.list(SOLUTION).stream().filter(Files::isRegularFile);
    Stream.concat(beside, inFolder)
        .filter(each -> folder.languages().of(each).isPresent())
        .filter(each -> folder.program(each).isPresent())
        .forEach(
            each ->
                extra
                    .usable(each)
                    .ifPresent(
                        program -> list.add(program.toAbsolutePath(), each, Expectation.RIGHT)));
    return list;
  }
}
