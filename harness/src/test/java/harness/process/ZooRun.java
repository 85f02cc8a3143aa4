package harness.process;

import harness.machine.RunnerFailure;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;

/**
 * Runs the zoo in a JVM of its own: {@code ZooRun [--as-user] CACHE PLACE...}. Prints a line for
 * each program and place, its fields separated by tabs: mode, program, {@code right}, {@code wrong}
 * or {@code skipped}, and why; and a line about what is left in the end. Exit code 1 where
 * something is wrong.
 */
final class ZooRun {

  private static final String SEPARATOR = "\t";
  private static final String ALL = "all";
  private static final String NOTHING_LEFT = "nothing-left";
  private static final String AS_USER = "--as-user";
  private static final int MOST_CHARACTERS = 600;
  private static final Pattern BREAKS = Pattern.compile("\\s+");

  /** What became of a program in a mode. */
  enum Outcome {
    RIGHT,
    WRONG,
    SKIPPED
  }

  /**
   * A printed line.
   *
   * @param mode the mode's name
   * @param program the program's file name, {@code all} where the whole mode is skipped
   * @param why what is wrong or why it is skipped, else empty
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
      String start = why.substring(0, Math.min(why.length(), MOST_CHARACTERS));
      String inOneLine = BREAKS.matcher(start).replaceAll(" ");
      return String.join(SEPARATOR, mode, program, outcomeName, inOneLine);
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

  private static boolean runAsUser(Path cache, List<String> places)
      throws IOException, InterruptedException {
    Optional<String> notHere = OrdinaryUser.notHere();
    if (notHere.isPresent()) {
      return printed(new Line("user", ALL, Outcome.SKIPPED, notHere.get()));
    }
    try (OrdinaryUser user = OrdinaryUser.prepare(cache)) {
      Process jvm = user.startZoo(places);
      jvm.getInputStream().transferTo(System.out);
      boolean right = jvm.waitFor() == 0;
      if (jvm.exitValue() > 1) {
        System.err.print(user.errors());
      }
      return printed(left("user", user.left())) && right;
    }
  }

  private static boolean run(Path cache, List<String> places)
      throws IOException, InterruptedException, ExecutionException {
    Languages languages = Languages.load(List.of());
    SystemVObjects.removeAll();
    boolean right = true;
    for (String place : places) {
      right &= run(ZooMode.Place.valueOf(place.toUpperCase(Locale.ROOT)), languages, cache);
    }
    return right;
  }

  /** Runs all programs in one place; whether nothing is wrong. */
  private static boolean run(ZooMode.Place place, Languages languages, Path cache)
      throws IOException, InterruptedException, ExecutionException {
    ZooMode mode = ZooMode.here(place);
    ExecutorService threads = Executors.newFixedThreadPool(Zoo.THREADS);
    boolean right = true;
    try (Zoo zoo = Zoo.open(place, languages, cache)) {
      List<Future<Line>> lines = new ArrayList<>();
      for (ZooEntry entry : ZooEntry.all()) {
        lines.add(threads.submit(() -> line(zoo, entry, mode)));
      }
      for (Future<Line> line : lines) {
        right &= printed(line.get());
      }
    } catch (RunnerFailure notHere) {
      return printed(new Line(mode.toString(), ALL, Outcome.SKIPPED, notHere.getMessage()));
    } finally {
      threads.shutdown();
    }
    right &= printed(left(mode.toString(), Traces.left(cache)));
    SystemVObjects.removeAll();
    return right;
  }

  private static Line left(String mode, List<String> left) {
    return new Line(
        mode,
        NOTHING_LEFT,
        left.isEmpty() ? Outcome.RIGHT : Outcome.WRONG,
        String.join("; ", left));
  }

  /** Prints a line; whether nothing is wrong. */
  private static boolean printed(Line line) {
    System.out.println(line);
    return line.outcome() != Outcome.WRONG;
  }

  private static Line line(Zoo zoo, ZooEntry entry, ZooMode mode) {
    Optional<String> notRun = zoo.notRun(entry);
    if (notRun.isPresent()) {
      return new Line(mode.toString(), entry.file(), Outcome.SKIPPED, notRun.get());
    }
    Optional<String> wrong = zoo.complaint(entry);
    return new Line(
        mode.toString(),
        entry.file(),
        wrong.isPresent() ? Outcome.WRONG : Outcome.RIGHT,
        wrong.orElse(""));
  }
}
