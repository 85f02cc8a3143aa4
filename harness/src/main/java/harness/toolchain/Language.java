package harness.toolchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * One entry of {@code languages.json}: how programs of a language are compiled and run. Commands
 * are lists of words. In them {@code {sources}} stands for all source files, {@code {source}} for
 * the main one, {@code {includes}} for options that name the folders of headers, {@code {dir}} for
 * the folder of what is built, {@code {output}} for the executable, {@code {class}} for Java's main
 * class, {@code {tool}} for the tool that {@code probe} names, {@code {located}} for what {@code
 * locate} prints first, {@code {compiler}} for what {@code locateCompiler} prints first, {@code
 * {memory}} for the memory limit in MiB. Commands that compile run in an empty folder, which may be
 * filled and is not kept; they see their toolchain and the submission's own folder.
 *
 * @param name lower case
 * @param endings of file names, without the dot; none of a language of whole folders
 * @param folderFiles names of files; a folder with one of them is a program of this language,
 *     whatever else it holds
 * @param probe a command that succeeds, and prints its version, where the language is installed
 * @param compile commands to try one after the other until one succeeds; empty for a language that
 *     needs none
 * @param run the command that runs a program
 * @param zygote the command that starts a process of a program which waits and forks for each quick
 *     run, or does it itself; empty if there is none. There {@code {zygote}} stands for the
 *     harness's script for Python and {@code {zygotes}} for the folder of its classes for Java; in
 *     commands that compile, the word {@code {zygote}} for what an executable is linked with to be
 *     such a process
 * @param locate a command whose lines are the run time's true path, behind wrapper scripts, and
 *     folders that it needs; empty when the tool's own path will do
 * @param locatePattern a regular expression whose first group is that path in the output of {@code
 *     locate}; null if every line is one
 * @param locateCompiler the same for the compiler and what it needs outside the system's folders;
 *     empty when the path of its tool will do
 * @param readsListedIn the file, in the folder that the commands run in, to which they write what
 *     the compiler has read, as Makefile rules; null if they do not
 * @param readsOnlySources whether the compiler reads no file but the sources that the command names
 * @param readsMore a regular expression: where a source has it, the compiler may read more than it
 *     says; null if there is no such thing
 * @param addressSpaceCapped false for run times and compilers that reserve more address space than
 *     they use
 * @param memoryAllowanceMiB what the run time itself may use on top of the limit
 * @param memoryMarks what the run time prints when the memory is used up
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
    List<String> memoryMarks) {

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

  /** An entry as it stands in the file, where much may be left out. */
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
      @JsonProperty("memoryMarks") List<String> memoryMarks) {
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
        orEmpty(memoryMarks));
  }

  private static <T> List<T> orEmpty(List<T> list) {
    return list == null ? List.of() : list;
  }

  /** Whether programs are compiled before they run. */
  public boolean isCompiled() {
    return !compile.isEmpty();
  }

  public long memoryAllowanceBytes() {
    return (long) memoryAllowanceMiB << 20;
  }
}
