package harness.submission;

import harness.toolchain.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The ways to compile one submission, tried until one succeeds. The first uses the newest standard;
 * another follows only if it may cure the errors of the one before it.
 */
final class CompileAttempts {

  /** A program that fails in all ways costs at most so many compilations. */
  private static final int MOST = 4;

  /** A line that includes a header, in angle brackets unless it has no group. */
  private static final Pattern INCLUDE =
      Pattern.compile("^\\s*#\\s*include\\s*(?:<([^>\n]+)>|\")", Pattern.MULTILINE);

  private final Language language;
  private final String newest;
  private final Commands run;
  private final Placeholders words;
  private final String text;

  /** Runs compile commands. */
  interface Commands {

    /** Runs a command; returns what is wrong, or empty if it succeeded. */
    Optional<String> attempt(List<String> command, boolean addressSpaceCapped) throws IOException;

    /** Whether the last command exceeded a limit, which another would exceed as well. */
    boolean metLimit();
  }

  /**
   * How to compile.
   *
   * @param command index of the language's compile command
   * @param standard empty if the commands name none
   * @param first headers that are included before the program
   * @param retry index of the next retry with another standard
   */
  private record Way(int command, String standard, List<String> first, int retry) {}

  /**
   * What the attempts have come to.
   *
   * @param errors of the first attempt; none if the program was built
   * @param lastErrors of the last attempt; none if the program was built
   * @param remark how it was built if not in the usual way; else empty
   */
  record Ending(@Nullable String errors, @Nullable String lastErrors, String remark) {

    static Ending failed(String errors) {
      return new Ending(errors, errors, "");
    }
  }

  /**
   * Prepares the attempts.
   *
   * @param newest the newest standard that the compiler knows; empty if the commands name none
   * @param words without the standard and the headers
   * @param text of all sources
   */
  CompileAttempts(Language language, String newest, Commands run, Placeholders words, String text) {
    this.language = language;
    this.newest = newest;
    this.run = run;
    this.words = words;
    this.text = text;
  }

  /**
   * Compiles.
   *
   * @param standard of the first attempt; empty if the commands name none
   */
  Ending from(String standard) throws IOException {
    Way first = new Way(0, standard, List.of(), 0);
    Way way = first;
    String errors = null;
    for (int attempts = 1; ; attempts++) {
      Optional<String> problem = run.attempt(command(way), language.addressSpaceCapped());
      if (problem.isEmpty()) {
        return new Ending(null, null, errors == null ? "" : remark(first, way, errors));
      }
      if (errors == null) {
        errors = problem.get();
      } else if (run.metLimit()) {
        errors += "\n" + problem.get().lines().findFirst().orElse("");
      }
      Way next = run.metLimit() || attempts == MOST ? null : after(way, problem.get());
      if (next == null) {
        return new Ending(errors, problem.get(), "");
      }
      way = next;
    }
  }

  private List<String> command(Way way) {
    List<String> include =
        way.first.stream().flatMap(header -> Stream.of("-include", header)).toList();
    return words
        .with(Language.STANDARD, way.standard)
        .withWords("{first}", include)
        .fill(language.compile().get(way.command));
  }

  /** Another way that may cure these errors, if there is one. */
  private @Nullable Way after(Way way, String errors) {
    String standard = way.standard;
    List<String> first = way.first;
    int retry = way.retry;
    for (int i = 0; i < language.retries().size(); i++) {
      Language.Retry each = language.retries().get(i);
      if (!mayCure(each.ifErrors(), errors)) {
        continue;
      }
      if (!each.first().isEmpty()) { // a name is missing
        first = first.isEmpty() && !includes(each.first()) ? each.first() : first;
        standard = retry == 0 ? newest : standard;
      }
      if (each.standard() != null && i >= retry && isOlder(each.standard(), way.standard)) {
        standard = each.standard();
        retry = i + 1;
      }
    }
    if (!standard.equals(way.standard) || !first.equals(way.first)) {
      return new Way(way.command, standard, first, retry);
    }
    boolean another =
        way.command + 1 < language.compile().size()
            && (language.nextCommandIf() == null || mayCure(language.nextCommandIf(), errors));
    return another ? new Way(way.command + 1, standard, first, retry) : null;
  }

  private static boolean mayCure(String ifErrors, String errors) {
    return Pattern.compile(ifErrors).matcher(errors).find();
  }

  /** Whether the program begins with all of these headers itself, so that nothing would change. */
  private boolean includes(List<String> headers) {
    Set<String> included = new HashSet<>();
    Matcher include = INCLUDE.matcher(text);
    while (include.find() && include.group(1) != null) {
      included.add(include.group(1));
    }
    return included.containsAll(headers);
  }

  /** Whether the table of standards lists one after the other, or does not list it. */
  private boolean isOlder(String standard, String than) {
    int at = language.standards().indexOf(standard);
    return at < 0 || at > language.standards().indexOf(than);
  }

  private static String remark(Way first, Way way, String errors) {
    List<String> changes = new ArrayList<>();
    if (!way.standard.equals(first.standard)) {
      changes.add("as " + way.standard);
    }
    if (!way.first.isEmpty()) {
      String others = way.first.size() > 1 ? " and others" : "";
      changes.add("with <" + way.first.get(0) + ">" + others + " included before it");
    }
    if (changes.isEmpty()) {
      return ""; // only linked in another way
    }
    return "compiles only %s (%s: %s)"
        .formatted(
            String.join(" ", changes), first.standard, CompilerMessages.of(errors).firstError());
  }
}
