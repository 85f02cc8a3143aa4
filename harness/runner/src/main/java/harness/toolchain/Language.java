package harness.toolchain;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An entry of {@code languages.json}, in which many fields are optional: how programs in a language
 * are compiled and run. Commands are lists of words with placeholders: {@code {sources}} for all
 * source files, {@code {source}} for the main one, {@code {includes}} for options that name header
 * folders, {@code {dir}} for the folder of the built program, {@code {output}} for the executable,
 * {@code {class}} for Java's main class, {@code {tool}} for the tool that {@code probe} names,
 * {@code {located}} for the first line of {@code locate}, {@code {agent}} for JaCoCo's agent,
 * {@code {compiler}} for the first line of {@code locateCompiler}, {@code {memory}} for the memory
 * limit in MiB, {@code {standard}} for the language's standard, {@code {first}} for options that
 * include headers first. Compile commands run in an empty folder, which is writable and not kept;
 * they see their toolchain and the submission's own folder.
 *
 * @param name in lower case
 * @param endings of file names, without the dot; empty for a language of whole folders
 * @param folderFiles names of files; a folder that contains one is a program in this language,
 *     whatever else it contains
 * @param probe a command that succeeds and prints its version if the language is installed
 * @param compile commands to try in order until one succeeds; empty if the language needs none
 * @param nextCommandIf a regular expression; the next command is tried only if the errors match it;
 *     without it, all are tried
 * @param standards of the language, newest first; the first that the compiler knows is used. Empty
 *     if the commands name none
 * @param knowsStandard a command that succeeds if the compiler knows {@code {standard}}
 * @param retries other ways to compile, from newer to older standards, for errors that they may
 *     cure
 * @param run the command that runs a program
 * @param zygote the command that starts a process which waits and forks for each quick run, or
 *     executes the runs itself; empty if there is none. Here {@code {zygote}} stands for the
 *     harness's script for Python, and {@code {zygotes}} for the folder of its classes for Java; in
 *     compile commands, the word {@code {zygote}} stands for what must be linked into such an
 *     executable
 * @param clock how programs are compiled for which another time is wanted; null if that is unknown
 * @param locate a command that prints the runtime's real path, which wrapper scripts may hide, and
 *     the folders it needs, one per line; empty if the path of the tool will do
 * @param locatePattern a regular expression whose first group matches such a path in the output of
 *     {@code locate}; without it, every line is one
 * @param locateCompiler the same for the compiler and the files it needs outside the system's
 *     folders; empty if the path of its tool will do
 * @param readsListedIn the file in the current folder to which the compile commands write what the
 *     compiler has read, as Makefile rules, if they do
 * @param readsOnlySources whether the compiler reads only the source files on its command line
 * @param readsMore a regular expression; if it matches a source, the compiler may read more files
 *     than it lists
 * @param addressSpaceCapped false for runtimes and compilers that reserve more address space than
 *     they use
 * @param memoryAllowanceMiB memory that the runtime may use on top of the limit
 * @param memoryMarks what the runtime prints when memory runs out
 * @param newer versions that some programs need, oldest first; those newer than the installed one
 *     are recognized by the errors of their syntax
 * @param partsInWorkingFolder whether a program of several files looks for them in its working
 *     folder
 * @param sanitized how programs are compiled and run so that they report undefined behaviour; null
 *     if that is unknown
 * @param uninitialised how programs are compiled to find local variables that are read before they
 *     are set; null if that is unknown
 * @param traced how programs are compiled and run so that they record which of their lines run;
 *     null if that is unknown
 * @param precompiled a header that may be compiled beforehand; null if there is none
 */
@RecordBuilder
public record Language(
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) List<String> endings,
    List<String> folderFiles,
    @JsonProperty(required = true) List<String> probe,
    List<List<String>> compile,
    @Nullable String nextCommandIf,
    List<String> standards,
    List<String> knowsStandard,
    List<Retry> retries,
    @JsonProperty(required = true) List<String> run,
    List<String> zygote,
    @Nullable Clock clock,
    List<String> locate,
    @Nullable String locatePattern,
    List<String> locateCompiler,
    @Nullable String readsListedIn,
    boolean readsOnlySources,
    @Nullable String readsMore,
    Boolean addressSpaceCapped,
    int memoryAllowanceMiB,
    List<String> memoryMarks,
    List<NewerVersion> newer,
    boolean partsInWorkingFolder,
    @Nullable Sanitized sanitized,
    @Nullable Uninitialised uninitialised,
    @Nullable Traced traced,
    @Nullable Precompiled precompiled)
    implements LanguageBuilder.With {

  /** Stands for the standard in commands. */
  public static final String STANDARD = "{standard}";

  /** Stands for what is linked into executables that fork. */
  public static final String ZYGOTE = "{zygote}";

  /** Stands for the source of a clock that arguments set. */
  public static final String CLOCK = "{clock}";

  /**
   * Another way to compile a program: with another standard, or with headers included before its
   * first line.
   *
   * @param standard the standard; without it, that is kept
   * @param first names of headers; empty to keep those
   * @param ifErrors a regular expression that matches errors which this may cure
   */
  public record Retry(
      @Nullable String standard,
      List<String> first,
      @JsonProperty(required = true) String ifErrors) {

    public Retry {
      first = orEmpty(first);
      Objects.requireNonNull(ifErrors);
    }
  }

  /**
   * How programs are compiled so that their clock starts at a time that their arguments determine.
   *
   * @param asked a regular expression for sources that ask the time in seconds
   * @param linked the words for the compile commands, in the place of {@code {zygote}}; {@code
   *     {clock}} stands for the harness's source of such a clock
   */
  public record Clock(
      @JsonProperty(required = true) String asked,
      @JsonProperty(required = true) List<String> linked) {
    public Clock {
      Objects.requireNonNull(asked);
      linked = List.copyOf(linked);
    }
  }

  /**
   * Commands for programs that record which of their lines run.
   *
   * @param compile as for the language; empty if it needs none
   * @param run the command that runs a program; it adds to what earlier runs left in its working
   *     folder
   * @param record what it leaves there
   */
  public record Traced(
      List<List<String>> compile,
      @JsonProperty(required = true) List<String> run,
      @JsonProperty(required = true) LineRecord record) {

    public Traced {
      compile = orEmpty(compile);
      run = List.copyOf(run);
      Objects.requireNonNull(record);
    }
  }

  /**
   * Commands for programs that report undefined behaviour on their error output, in the words of
   * GCC's sanitizers. Their address space is not limited.
   *
   * @param compile as for the language
   * @param run the command that runs a program
   * @param memoryAllowanceMiB memory that they may use on top of the limit
   */
  public record Sanitized(
      @JsonProperty(required = true) List<List<String>> compile,
      @JsonProperty(required = true) List<String> run,
      int memoryAllowanceMiB) {

    public Sanitized {
      compile = orEmpty(compile);
      run = List.copyOf(run);
    }
  }

  /**
   * Commands that find local variables which are read before they are set.
   *
   * @param warned commands that fail if the compiler finds some, with GCC's warnings as errors
   * @param filled commands for programs in which such variables start with certain bytes, which
   *     {@code {fill}} names
   * @param watched commands for programs that Valgrind watches
   * @param run the command that lets it watch a program; its address space is not limited
   * @param memoryAllowanceMiB memory that it may use on top of the limit
   */
  public record Uninitialised(
      @JsonProperty(required = true) List<List<String>> warned,
      @JsonProperty(required = true) List<List<String>> filled,
      @JsonProperty(required = true) List<List<String>> watched,
      @JsonProperty(required = true) List<String> run,
      int memoryAllowanceMiB) {

    private static final String FILL = "{fill}";

    public Uninitialised {
      warned = orEmpty(warned);
      filled = orEmpty(filled);
      watched = orEmpty(watched);
      run = List.copyOf(run);
    }

    List<List<String>> filledWith(String fill) {
      return filled.stream()
          .map(command -> command.stream().map(word -> word.replace(FILL, fill)).toList())
          .toList();
    }
  }

  /**
   * A header that may be compiled beforehand. In the language's compile commands, {@code
   * {precompiled}} stands for options that name its folder.
   *
   * @param header as in an include directive
   * @param compile the command, in which {@code {source}} stands for a file that includes it; empty
   *     if it is not compiled beforehand, but cut down to what sources use
   */
  public record Precompiled(
      @JsonProperty(required = true) String header,
      @JsonProperty(required = true) List<String> compile) {

    public Precompiled {
      Objects.requireNonNull(header);
      compile = List.copyOf(compile);
    }

    /** Whether the header is cut down to what sources use. */
    public boolean isCutDown() {
      return compile.isEmpty();
    }
  }

  /** Kinds of records of which lines ran. */
  public enum LineRecord {
    /** GCC's {@code .gcda} files. */
    @JsonProperty("gcov")
    GCOV,
    /** The files of Python's {@code trace} module. */
    @JsonProperty("python-trace")
    PYTHON_TRACE,
    /** The execution data of JaCoCo's agent. */
    @JsonProperty("jacoco")
    JACOCO
  }

  public Language {
    Objects.requireNonNull(name);
    endings = List.copyOf(endings);
    folderFiles = orEmpty(folderFiles);
    probe = List.copyOf(probe);
    compile = orEmpty(compile).stream().map(List::copyOf).toList();
    standards = orEmpty(standards);
    knowsStandard = orEmpty(knowsStandard);
    retries = orEmpty(retries);
    run = List.copyOf(run);
    zygote = orEmpty(zygote);
    locate = orEmpty(locate);
    locateCompiler = orEmpty(locateCompiler);
    addressSpaceCapped = addressSpaceCapped == null || addressSpaceCapped;
    memoryMarks = orEmpty(memoryMarks);
    newer = orEmpty(newer);
  }

  private static <T> List<T> orEmpty(@Nullable List<T> list) {
    return list == null ? List.of() : List.copyOf(list);
  }

  /** The command that asks the compiler whether it knows a standard. */
  List<String> asksFor(String standard) {
    return knowsStandard.stream().map(word -> word.replace(STANDARD, standard)).toList();
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
