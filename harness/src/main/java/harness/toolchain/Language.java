package harness.toolchain;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * An entry of {@code languages.json}, in which many fields are optional: how programs in a language
 * are compiled and run. Commands are lists of words with placeholders: {@code {sources}} for all
 * source files, {@code {source}} for the main one, {@code {includes}} for options that name header
 * folders, {@code {dir}} for the folder of the built program, {@code {output}} for the executable,
 * {@code {class}} for Java's main class, {@code {tool}} for the tool that {@code probe} names,
 * {@code {located}} for the first line of {@code locate}, {@code {compiler}} for the first line of
 * {@code locateCompiler}, {@code {memory}} for the memory limit in MiB. Compile commands run in an
 * empty folder, which is writable and not kept; they see their toolchain and the submission's own
 * folder.
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
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) List<String> endings,
    List<String> folderFiles,
    @JsonProperty(required = true) List<String> probe,
    List<List<String>> compile,
    @JsonProperty(required = true) List<String> run,
    List<String> zygote,
    List<String> locate,
    String locatePattern,
    List<String> locateCompiler,
    String readsListedIn,
    boolean readsOnlySources,
    String readsMore,
    Boolean addressSpaceCapped,
    int memoryAllowanceMiB,
    List<String> memoryMarks,
    boolean partsInWorkingFolder) {

  public Language {
    Objects.requireNonNull(name);
    endings = List.copyOf(endings);
    folderFiles = orEmpty(folderFiles);
    probe = List.copyOf(probe);
    compile = orEmpty(compile).stream().map(List::copyOf).toList();
    run = List.copyOf(run);
    zygote = orEmpty(zygote);
    locate = orEmpty(locate);
    locateCompiler = orEmpty(locateCompiler);
    addressSpaceCapped = addressSpaceCapped == null || addressSpaceCapped;
    memoryMarks = orEmpty(memoryMarks);
  }

  private static <T> List<T> orEmpty(List<T> list) {
    return list == null ? List.of() : List.copyOf(list);
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
