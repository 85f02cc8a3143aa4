package harness.toolchain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Other ways to compile and run the programs of a language, each as a language of its own: with
 * checks, with records of what runs, or quickly.
 */
public final class LanguageVariants {

  /** Words of commands that ask a compiler for faster programs. */
  private static final Set<String> OPTIMISED = Set.of("-O2", "-Og");

  private LanguageVariants() {}

  /** The language with the commands of {@code sanitized}; empty if it has none. */
  public static Optional<Language> sanitizing(Language usual) {
    return Optional.ofNullable(usual.sanitized())
        .map(
            its ->
                withMemory(
                    withCommands(usual, its.compile(), its.run()), its.memoryAllowanceMiB()));
  }

  /** The language with a compiler that refuses what may be uninitialised; empty if unknown. */
  public static Optional<Language> warning(Language usual) {
    return Optional.ofNullable(usual.uninitialised())
        .map(its -> withCommands(usual, its.warned(), usual.run()));
  }

  /**
   * The language with local variables that start with certain bytes; empty if that is unknown.
   *
   * @param fill as its compiler names them
   */
  public static Optional<Language> filling(Language usual, String fill) {
    return Optional.ofNullable(usual.uninitialised())
        .map(its -> withCommands(usual, its.filledWith(fill), usual.run()));
  }

  /** The language with programs that Valgrind watches; empty if that is unknown. */
  public static Optional<Language> watching(Language usual) {
    return Optional.ofNullable(usual.uninitialised())
        .map(
            its ->
                withMemory(
                    withCommands(usual, its.watched(), its.run()), its.memoryAllowanceMiB()));
  }

  /**
   * The language with programs whose clock starts at a time that their arguments determine; empty
   * if that is unknown, or if sources do not ask the time.
   *
   * @param sources the text of the sources
   */
  public static Optional<Language> withSeededClock(Language usual, String sources) {
    return Optional.ofNullable(usual.clock())
        .filter(its -> Pattern.compile(its.asked()).matcher(sources).find())
        .map(
            its ->
                usual
                    .withZygote(List.of())
                    .withCompile(usual.compile().stream().map(each -> linked(each, its)).toList()));
  }

  private static List<String> linked(List<String> command, Language.Clock clock) {
    return command.stream()
        .flatMap(word -> word.equals(Language.ZYGOTE) ? clock.linked().stream() : Stream.of(word))
        .toList();
  }

  /** The language with the commands of {@code traced}; empty if it has none. */
  public static Optional<Language> tracing(Language usual) {
    return Optional.ofNullable(usual.traced())
        .map(its -> withCommands(usual, its.compile(), its.run()));
  }

  /** The language with commands that compile quickly, and programs that are slower. */
  public static Language unoptimised(Language usual) {
    return usual.withCompile(
        usual.compile().stream()
            .map(command -> command.stream().map(LanguageVariants::unoptimised).toList())
            .toList());
  }

  /**
   * The language for a changed copy of a program: not optimised, with the headers that it uses, and
   * without other attempts, since errors are to show which changes do not compile.
   */
  public static Language forChangedCopies(Language usual) {
    return withHeadersCutDown(unoptimised(usual).withRetries(List.of()));
  }

  /**
   * The language with its precompiled header cut down to what sources use, for programs that are
   * built once. If that does not compile and the language has retries, the whole header is tried.
   */
  private static Language withHeadersCutDown(Language usual) {
    Language.Precompiled header = usual.precompiled();
    return usual.withPrecompiled(
        header == null ? null : new Language.Precompiled(header.header(), List.of()));
  }

  /** The language with headers as they are. */
  public static Language withWholeHeaders(Language usual) {
    return usual.withPrecompiled(null);
  }

  private static String unoptimised(String word) {
    return OPTIMISED.contains(word) ? "-O0" : word;
  }

  private static Language withCommands(
      Language usual, List<List<String>> compile, List<String> run) {
    return withHeadersCutDown(usual.withCompile(compile).withRun(run).withZygote(List.of()));
  }

  private static Language withMemory(Language language, int allowanceMiB) {
    return language.withAddressSpaceCapped(false).withMemoryAllowanceMiB(allowanceMiB);
  }
}
