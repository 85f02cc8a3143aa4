package harness.formats.italian;

import harness.cases.UsageException;
import harness.formats.ImportedModules;
import harness.formats.InteractorCall;
import harness.formats.LimitDefaults;
import harness.formats.ManagedRuns;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.process.NamedFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a task states in {@code task.yaml}, and the programs that are found by their names.
 *
 * @param isOriginal whether the settings are those of {@code task.yaml.orig}, which task-maker
 *     turns into {@code task.yaml}
 */
record ItalianTask(PackageFolder folder, Declared settings, boolean isOriginal) {

  static final String SETTINGS = "task.yaml";
  static final String ORIGINAL = "task.yaml.orig";

  /** The kinds of programs of which a task has at most one. */
  enum Role {
    GENERATOR(List.of(TestPlan.FOLDER), List.of("generator", "generatore")),
    VALIDATOR(List.of(TestPlan.FOLDER), List.of("validator", "valida")),
    CHECKER(List.of("check", "cor"), List.of("checker", "correttore")),
    MANAGER(List.of("check", "cor"), List.of("manager")),
    CONTROLLER(List.of("check", "cor"), List.of("controller"));

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final List<String> folders;

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final List<String> names;

    Role(List<String> folders, List<String> names) {
      this.folders = folders;
      this.names = names;
    }
  }

  private static final String STREAMS = "std_io";
  private static final String PIPES = "fifo_io";
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,60}");
  private static final int MEBIBYTE = 20;
  private static final long MOST_MEBIBYTES = 1L << 20;

  private static final Set<String> KEYS =
      Set.of(
          "name",
          "nome_breve",
          "title",
          "nome",
          "time_limit",
          "timeout",
          "memory_limit",
          "memlimit",
          "output_only",
          "infile",
          "outfile",
          "score_type",
          "score_type_parameters",
          "n_input",
          "primary_language",
          "difficulty",
          "syllabuslevel",
          "num_processes",
          "user_io");

  /** Settings of statements, contests and tokens, which do not concern verdicts and points. */
  private static final Set<String> OF_CONTESTS =
      Set.of(
          "token_mode",
          "public_testcases",
          "feedback_level",
          "score_mode",
          "score_precision",
          "max_score",
          "description",
          "diff",
          "viz_testcases",
          "controller_time_limit",
          "controller_wall_time_limit",
          "controller_memory_limit",
          "controller_process_limit",
          "interactive_concurrent");

  /** Reads the settings; refuses in one line the kinds of tasks that are not supported. */
  static ItalianTask of(PackageFolder folder) {
    boolean isOriginal = Files.isRegularFile(folder.at(ORIGINAL));
    Declared settings = TextFile.yaml(folder.confined(isOriginal ? ORIGINAL : SETTINGS));
    ItalianTask task = new ItalianTask(folder, settings, isOriginal);
    task.refuseOtherKinds();
    settings.entries().entrySet().stream()
        .filter(each -> !KEYS.contains(each.getKey()) && !OF_CONTESTS.contains(each.getKey()))
        .filter(each -> !each.getKey().startsWith("token_"))
        .forEach(each -> folder.leaveOut(each.getValue().refused("unknown key")));
    return task;
  }

  private void refuseOtherKinds() {
    sources(Role.CONTROLLER)
        .findFirst()
        .ifPresent(
            each -> {
              throw new UsageException(
                  "%s: %s: tasks with a controller are not supported"
                      .formatted(folder.root(), folder.shown(each)));
            });
    Declared processes = settings.get("num_processes");
    if (!processes.isNothing() && processes.count() > 1) {
      throw processes.refused("managers of several processes are not supported");
    }
    Declared streams = settings.get("user_io");
    if (!List.of(STREAMS, PIPES).contains(streams.textIfAny().orElse(PIPES))) {
      throw streams.wrong(STREAMS + " or " + PIPES);
    }
  }

  /** The manager, which talks with submissions; null if there is none. */
  InteractorCall manager() {
    boolean openPipes = settings.get("user_io").textIfAny().orElse(PIPES).equals(PIPES);
    return program(Role.MANAGER)
        .map(folder::neededProgram)
        .map(each -> InteractorCall.manager(each, new ManagedRuns(openPipes, List.of(), true)))
        .orElse(null);
  }

  /** Whether submissions are outputs. */
  boolean isOutputOnly() {
    return settings
        .get("output_only")
        .textIfAny()
        .filter(each -> each.matches("(?i)true|yes|on"))
        .isPresent();
  }

  private Declared either(String name, String alias) {
    Declared value = settings.get(name);
    return value.isNothing() ? settings.get(alias) : value;
  }

  /** The short name, under which solutions are handed in. */
  String name() {
    String folderName = String.valueOf(folder.root().toAbsolutePath().normalize().getFileName());
    String name = either("name", "nome_breve").textIfAny().orElse(folderName);
    return NAME.matcher(name).matches() ? name : "solution";
  }

  /** The limits: seconds and MiB. */
  PackageLimits limits(LimitDefaults defaults) {
    Declared time = either("time_limit", "timeout");
    Declared memory = either("memory_limit", "memlimit");
    return defaults.with(
        time.number().orElse(null),
        memory.isNothing() ? null : Math.min(memory.count(), MOST_MEBIBYTES) << MEBIBYTE,
        null,
        isOriginal ? ORIGINAL : SETTINGS);
  }

  /** The files in place of the standard streams, which an empty name stands for. */
  NamedFiles files() {
    Declared input = settings.get("infile");
    Declared output = settings.get("outfile");
    try {
      return new NamedFiles(
          input.textIfAny().orElse(isOriginal ? "" : "input.txt"),
          output.textIfAny().orElse(isOriginal ? "" : "output.txt"));
    } catch (IllegalArgumentException wrong) {
      throw (output.isNothing() ? input : output).refused(wrong.getMessage());
    }
  }

  /** The source of a program. If there are several, the first is used, with a note. */
  Optional<Path> program(Role role) {
    List<Path> all = sources(role).toList();
    if (all.size() > 1) {
      folder.note(
          "%s: there is also %s, which is not used"
              .formatted(folder.shown(all.get(0)), folder.shown(all.get(1))));
    }
    return all.stream().findFirst();
  }

  private Stream<Path> sources(Role role) {
    List<Path> named =
        role.folders.stream()
            .flatMap(each -> folder.list(each).stream())
            .filter(each -> role.names.contains(SubmissionList.stem(each)))
            .filter(Files::isRegularFile)
            .toList();
    List<Path> readable =
        named.stream().filter(each -> folder.languages().of(each).isPresent()).toList();
    return (readable.isEmpty() ? named : readable).stream();
  }

  /** A program with the modules that it imports; empty, with a note, if it cannot be run. */
  Optional<String> usable(Path source) {
    return folder
        .program(source)
        .flatMap(each -> folder.program(ImportedModules.with(source, folder)));
  }
}
