package harness.process;

import harness.machine.RunnerFailure;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Runs the zoo in its own JVM: {@code ZooRun [--as-user] CACHE KIND... PLACE... [FILE...]}, where
 * the kinds are {@code programs} and {@code talks}. With files, only these of the programs run.
 * Prints a line for each program or talk and each place, its fields separated by tabs: mode,
 * program, {@code right}, {@code wrong} or {@code skipped}, and why; and finally a line about
 * leftovers. Exit code 1 if something is wrong.
 */
final class ZooRun {

  private static final String SEPARATOR = "\t";
  private static final String ALL = "all";
  private static final String NOTHING_LEFT = "nothing-left";
  private static final String AS_USER = "--as-user";

  /** The kind: programs on their own. */
  static final String PROGRAMS = "programs";

  /** The kind: submissions that talk with interactors. */
  static final String TALKS = "talks";

  private static final int MOST_CHARACTERS = 600;
  private static final Pattern BREAKS = Pattern.compile("\\s+");

  /** The outcome of a program in a mode. */
  enum Outcome {
    RIGHT,
    WRONG,
    SKIPPED
  }

  /**
   * A printed line.
   *
   * @param mode the mode's name
   * @param program the program's file name or a test's name, {@code all} if the whole mode is
   *     skipped
   * @param why what is wrong or why it is skipped, or empty
   */
  record Line(String mode, String program, Outcome outcome, String why) {

    static Line parse(String text) {
      String[] fields = text.split(SEPARATOR, -1);
      return new Line(
          fields[0], fields[1], Outcome.valueOf(fields[2].toUpperCase(Locale.ROOT)), fields[3]);
    }

    @Override
    public String toString() {
      String outcomeName = outcome.name().toLowerCase(Locale.ROOT);
      return String.join(SEPARATOR, mode, inOneLine(program), outcomeName, inOneLine(why));
    }

    private static String inOneLine(String text) {
      String start = text.substring(0, Math.min(text.length(), MOST_CHARACTERS));
      return BREAKS.matcher(start).replaceAll(" ");
    }
  }

  private ZooRun() {}

  /** The command line. */
  public static void main(String[] arguments) throws Exception {
    List<String> words = List.of(arguments);
    boolean right =
        words.get(0).equals(AS_USER)
            ? runAsUser(Path.of(words.get(1)), words.subList(2, words.size()))
            : run(Path.of(words.get(0)), words.subList(1, words.size()));
    System.exit(right ? 0 : 1);
  }

  private static boolean runAsUser(Path cache, List<String> words)
      throws IOException, InterruptedException {
    Optional<String> notHere = OrdinaryUser.notHere();
    if (notHere.isPresent()) {
      return printed(new Line("user", ALL, Outcome.SKIPPED, notHere.get()));
    }
    try (OrdinaryUser user = OrdinaryUser.prepare(cache)) {
      Process jvm = user.startZoo(words);
      jvm.getInputStream().transferTo(System.out);
      boolean right = jvm.waitFor() == 0;
      if (jvm.exitValue() > 1) {
        System.err.print(user.errors());
      }
      return printed(left("user", user.left())) && right;
    }
  }

  private static boolean run(Path cache, List<String> words)
      throws IOException, InterruptedException, ExecutionException {
    Languages languages = Languages.load(List.of());
    List<String> kinds = List.of(PROGRAMS, TALKS);
    boolean right = true;
    List<String> files = words.stream().filter(each -> each.contains(".")).toList();
    List<String> places =
        words.stream().filter(each -> !kinds.contains(each) && !files.contains(each)).toList();
    for (String word : places) {
      ZooMode.Place place = ZooMode.Place.valueOf(word.toUpperCase(Locale.ROOT));
      SystemVObjects.removeAll();
      right &= !words.contains(PROGRAMS) || runPrograms(place, languages, cache, files);
      right &= !words.contains(TALKS) || runTalks(place, languages, cache);
      right &= printed(left(ZooMode.here(place).toString(), Traces.left(cache)));
      SystemVObjects.removeAll();
    }
    return right;
  }

  /** Runs the programs in one place and returns whether all results are right. */
  private static boolean runPrograms(
      ZooMode.Place place, Languages languages, Path cache, List<String> files)
      throws IOException, InterruptedException, ExecutionException {
    ZooMode mode = ZooMode.here(place);
    List<ZooEntry> entries =
        ZooEntry.all().stream()
            .filter(entry -> files.isEmpty() || files.contains(entry.file()))
            .toList();
    try (Zoo zoo = Zoo.open(place, languages, cache, entries)) {
      return allRight(entries.stream().map(entry -> () -> line(zoo, entry, mode)));
    } catch (RunnerFailure notHere) {
      return printed(new Line(mode.toString(), ALL, Outcome.SKIPPED, notHere.getMessage()));
    }
  }

  /** Runs all talks in one place and returns whether all results are right. */
  private static boolean runTalks(ZooMode.Place place, Languages languages, Path cache)
      throws IOException, InterruptedException, ExecutionException {
    ZooMode mode = ZooMode.here(place);
    try (TalkZoo zoo = TalkZoo.open(place, languages, cache)) {
      return allRight(
          TalkEntry.all().stream()
              .map(entry -> () -> line(mode, entry.name(), zoo.complaint(entry, 2))));
    } catch (RunnerFailure notHere) {
      return printed(new Line(mode.toString(), ALL, Outcome.SKIPPED, notHere.getMessage()));
    }
  }

  /** Runs several at a time, prints their lines and returns whether all results are right. */
  private static boolean allRight(Stream<Callable<Line>> runs)
      throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(Zoo.THREADS);
    try {
      boolean right = true;
      for (Future<Line> line : runs.map(threads::submit).toList()) {
        right &= printed(line.get());
      }
      return right;
    } finally {
      threads.shutdown();
    }
  }

  private static Line left(String mode, List<String> left) {
    return new Line(
        mode,
        NOTHING_LEFT,
        left.isEmpty() ? Outcome.RIGHT : Outcome.WRONG,
        String.join("; ", left));
  }

  /** Prints a line and returns whether the result is right. */
  private static boolean printed(Line line) {
    System.out.println(line);
    return line.outcome() != Outcome.WRONG;
  }

  private static Line line(Zoo zoo, ZooEntry entry, ZooMode mode) {
    Optional<String> notRun = zoo.notRun(entry);
    if (notRun.isPresent()) {
      return new Line(mode.toString(), entry.file(), Outcome.SKIPPED, notRun.get());
    }
    return line(mode, entry.file(), zoo.complaint(entry));
  }

  private static Line line(ZooMode mode, String name, Optional<String> wrong) {
    Outcome outcome = wrong.isPresent() ? Outcome.WRONG : Outcome.RIGHT;
    return new Line(mode.toString(), name, outcome, wrong.orElse(""));
  }
}
