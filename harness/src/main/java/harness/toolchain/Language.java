package harness.toolchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * An entry of {@code languages.json}: how programs in a language are compiled and run. Commands are
 * lists of words with placeholders: {@code {sources}} for all source files, {@code {source}} for
 * the main one, {@code {includes}} for options that name header folders, {@code {dir}} for the
 * folder of the built program, {@code {output}} for the executable, {@code {class}} for Java's main
 * class, {@code {tool}} for the tool that {@code probe} names, {@code {located}} for the first line
 * of {@code locate}, {@code {compiler}} for the first line of {@code locateCompiler}, {@code
 * {memory}} for the memory limit in MiB. Compile commands run in an empty folder, which is writable
 * and not kept; they see their toolchain and the submission's own folder.
 *
 * @param name in lower case
 * @param endings of file names, without the dot; empty for a language of whole folders
 * @param folderFiles names of files; a folder that contains one is a program in this language,
 *     whatever else it contains
 * @param probe a command that succeeds and prints its version if the language is installed
 * @param compile commands to try in order until one succeeds; empty if the language needs none
 * @param run the command that runs a program
 * @param zygote the command that starts a process which waits and forks for each quick run, or
 *     executes the runs itself; empty if there is none. Here {@code {zygote}} stands for the
 *     harness's script for Python, and {@code {zygotes}} for the folder of its classes for Java; in
 *     compile commands, the word {@code {zygote}} stands for what must be linked into such an
 *     executable
 * @param locate a command that prints the runtime's real path, which wrapper scripts may hide, and
 *     the folders it needs, one per line; empty if the path of the tool will do
 * @param locatePattern a regular expression whose first group matches such a path in the output of
 *     {@code locate}; null if every line is one
 * @param locateCompiler the same for the compiler and the files it needs outside the system's
 *     folders; empty if the path of its tool will do
 * @param readsListedIn the file in the current folder to which the compile commands write what the
 *     compiler has read, as Makefile rules; null if they do not
 * @param readsOnlySources whether the compiler reads only the source files on its command line
 * @param readsMore a regular expression; if it matches a source, the compiler may read more files
 *     than it lists; null if that never happens
 * @param addressSpaceCapped false for runtimes and compilers that reserve more address space than
 *     they use
 * @param memoryAllowanceMiB memory that the runtime may use on top of the limit
 * @param memoryMarks what the runtime prints when memory runs out
 * @param partsInWorkingFolder whether a program of several files looks for them in its working
 *     folder
 */
public record Language(
    String name,
    List<String> endings,
    List<String> folderFiles,
    List<String> probe,
    List<List<String>> compile,
    List<String> run,
    List<String> zygote,
    List<String> locate,
    String locatePattern,
    List<String> locateCompiler,
    String readsListedIn,
    boolean readsOnlySources,
    String readsMore,
    boolean addressSpaceCapped,
    int memoryAllowanceMiB,
    List<String> memoryMarks,
    boolean partsInWorkingFolder) {

  public Language {
    Objects.requireNonNull(name);
    endings = List.copyOf(endings);
    folderFiles = List.copyOf(folderFiles);
    probe = List.copyOf(probe);
    compile = compile.stream().map(List::copyOf).toList();
    run = List.copyOf(run);
    zygote = List.copyOf(zygote);
    locate = List.copyOf(locate);
    locateCompiler = List.copyOf(locateCompiler);
    memoryMarks = List.copyOf(memoryMarks);
  }

  /** An entry in the file, in which many fields are optional. */
  @JsonCreator
  static Language of(
      @JsonProperty(value = "name", required = true) String name,
      @JsonProperty(value = "endings", required = true) List<String> endings,
      @JsonProperty("folderFiles") List<String> folderFiles,
      @JsonProperty(value = "probe", required = true) List<String> probe,
      @JsonProperty("compile") List<List<String>> compile,
      @JsonProperty(value = "run", required = true) List<String> run,
      @JsonProperty("zygote") List<String> zygote,
      @JsonProperty("locate") List<String> locate,
      @JsonProperty("locatePattern") String locatePattern,
      @JsonProperty("locateCompiler") List<String> locateCompiler,
      @JsonProperty("readsListedIn") String readsListedIn,
      @JsonProperty("readsOnlySources") boolean readsOnlySources,
      @JsonProperty("readsMore") String readsMore,
      @JsonProperty("addressSpaceCapped") Boolean addressSpaceCapped,
      @JsonProperty("memoryAllowanceMiB") Integer memoryAllowanceMiB,
      @JsonProperty("memoryMarks") List<String> memoryMarks,
      @JsonProperty("partsInWorkingFolder") boolean partsInWorkingFolder) {
    return new Language(
        name,
        endings,
        orEmpty(folderFiles),
        probe,
        orEmpty(compile),
        run,
        orEmpty(zygote),
        orEmpty(locate),
        locatePattern,
        orEmpty(locateCompiler),
        readsListedIn,
        readsOnlySources,
        readsMore,
        addressSpaceCapped == null || addressSpaceCapped,
        memoryAllowanceMiB == null ? 0 : memoryAllowanceMiB,
        orEmpty(memoryMarks),
        partsInWorkingFolder);
  }

  private static <T> List<T> orEmpty(List<T> list) {
    return list == null ? List.of() : list;
  }

  /** Whether programs are compiled before they run. */
  public boolean isCompiled() {
    return !compile.isEmpty();
  }

  /** Whether a program consists of all its source files; else of the main one and what it names. */
  public boolean takesAllSources() {
    return compile.stream().anyMatch(command -> command.contains("{sources}"));
  }

  public long memoryAllowanceBytes() {
    return (long) memoryAllowanceMiB << 20;
  }
}
