package harness.formats;

import harness.submission.IncludeFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The folders that compilers search for headers after the source's own folder.
 *
 * @param folders in search order
 * @param lookedIn the folders searched for testlib.h; empty if it was found
 */
public record Headers(IncludeFolders folders, List<Path> lookedIn) {

  /** The header that most packages need but many do not contain. */
  public static final String TESTLIB = "testlib.h";

  /** Headers that BAPCtools supplies when it builds validators. */
  private static final List<String> OF_BAPCTOOLS = List.of("validation.h", "validate.h");

  private static final List<String> INSIDE = List.of("", "files", "include", "common");
  private static final int LEVELS_ABOVE = 2;

  public Headers {
    lookedIn = List.copyOf(lookedIn);
  }

  /**
   * Finds the headers of a problem.
   *
   * @param own include folders declared by the problem
   * @param places folders searched for testlib.h, each with its parents; the problem's own folder
   *     is first
   * @param named include folders given by the user
   * @param scratch receives a copy of testlib.h, so that compilers see no other file of its
   *     original folder
   */
  public static Headers of(List<Path> own, List<Path> places, List<Path> named, Scratch scratch)
      throws IOException {
    List<Path> folders = new ArrayList<>(own);
    named.stream().filter(Files::isDirectory).forEach(folders::add);
    Set<Path> tried = new LinkedHashSet<>(own);
    places.forEach(each -> addFrom(each.toAbsolutePath().normalize(), tried));
    tried.addAll(named);
    environment("TESTLIB")
        .forEach(each -> tried.add(Files.isRegularFile(each) ? each.getParent() : each));
    tried.addAll(environment("CPATH"));
    for (Path each : tried) {
      Path file = each.resolve(TESTLIB);
      if (Files.isRegularFile(file) && Files.isReadable(file)) {
        Path copy = scratch.folder("testlib");
        Files.copy(file, copy.resolve(TESTLIB));
        folders.add(copy);
        return new Headers(new IncludeFolders(folders), List.of());
      }
    }
    return new Headers(new IncludeFolders(folders), List.copyOf(tried));
  }

  private static void addFrom(Path place, Set<Path> tried) {
    Path at = place;
    for (int level = 0; level <= LEVELS_ABOVE && at != null; level++, at = at.getParent()) {
      for (String each : INSIDE) {
        tried.add(at.resolve(each).normalize());
      }
    }
  }

  private static List<Path> environment(String variable) {
    String text = System.getenv(variable);
    return text == null
        ? List.of()
        : Stream.of(text.split(":", -1)).filter(each -> !each.isEmpty()).map(Path::of).toList();
  }

  /** These headers, for sources that are compiled for a standard of C++, as for {@code -std}. */
  public Headers ofStandard(String standard) {
    return new Headers(folders.ofStandard(standard), lookedIn);
  }

  /** Whether a header comes with the tools of judges rather than with a problem. */
  public static boolean isSuppliedByTools(String name) {
    return name.equals(TESTLIB) || OF_BAPCTOOLS.contains(name);
  }

  /** Whether testlib.h was found. */
  public boolean isComplete() {
    return lookedIn.isEmpty();
  }

  /**
   * An error message for a program that failed to compile because a header is missing from the
   * package; null if it failed for another reason.
   *
   * @param said the compiler's output
   */
  public String missing(String said) {
    if (!isComplete() && isMissed(TESTLIB, said)) {
      return lookedIn.stream()
          .filter(Files::isDirectory)
          .map(Path::toString)
          .collect(
              Collectors.joining(
                  ", ",
                  TESTLIB
                      + " was not found; copy it to the source's folder or name its folder with"
                      + " --include; searched ",
                  ""));
    }
    return OF_BAPCTOOLS.stream()
        .filter(each -> isMissed(each, said))
        .findFirst()
        .map(
            each ->
                each
                    + " was not found; BAPCtools supplies it: name the folder of its headers with"
                    + " --include")
        .orElse(null);
  }

  private static boolean isMissed(String header, String said) {
    return said.contains(header + ": No such file");
  }
}
