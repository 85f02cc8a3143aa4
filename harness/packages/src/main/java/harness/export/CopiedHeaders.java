package harness.export;

import harness.export.PackagedProgram.SourceText;
import harness.formats.Headers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The headers that a program in C or C++ includes, found where its compiler finds them. In a
 * package they all lie next to the source, so an include of {@code "../params.h"} becomes one of
 * {@code "params.h"}. Headers that are not ours to distribute are left out.
 */
final class CopiedHeaders {

  static final Charset BYTES = StandardCharsets.ISO_8859_1;

  private static final Pattern INCLUDE =
      Pattern.compile("(?m)^([ \\t]*#[ \\t]*include[ \\t]*)(?:\"([^\"\n]+)\"|<([^>\n]+)>)");

  private final Path own;
  private final List<Path> folders;
  private final Map<Path, SourceText> found = new TreeMap<>();
  private final Set<String> leftOut = new TreeSet<>();

  /**
   * Starts with no headers.
   *
   * @param own the folder of the sources
   * @param folders where the compiler finds other headers
   */
  CopiedHeaders(Path own, List<Path> folders) {
    this.own = own.toAbsolutePath().normalize();
    this.folders = folders.stream().map(each -> each.toAbsolutePath().normalize()).toList();
  }

  List<SourceText> files() {
    return List.copyOf(found.values());
  }

  /** The names of headers that the package lacks. */
  Set<String> leftOut() {
    return leftOut;
  }

  /** The text of a file, one character per byte. */
  static String text(Path file) throws IOException {
    return Files.readString(file, BYTES);
  }

  /** The text of a file for the package; adds the headers that it includes. */
  String read(Path file) throws IOException {
    return INCLUDE
        .matcher(text(file))
        .replaceAll(include -> Matcher.quoteReplacement(written(file, include)));
  }

  private String written(Path file, MatchResult include) {
    boolean quoted = include.group(2) != null;
    String wanted = include.group(quoted ? 2 : 3);
    Optional<Path> header = find(file, wanted, quoted);
    if (header.isEmpty()) {
      return include.group();
    }
    String name = header.get().getFileName().toString();
    if (Headers.isSuppliedByTools(name)) {
      leftOut.add(name);
      return include.group();
    }
    add(header.get());
    return quoted && wanted.equals(name) ? include.group() : include.group(1) + '"' + name + '"';
  }

  /**
   * The file that the compiler would read. Files elsewhere on the machine are not the problem's.
   */
  private Optional<Path> find(Path file, String wanted, boolean quoted) {
    Stream<Path> first = quoted ? Stream.of(file.toAbsolutePath().getParent()) : Stream.of();
    return Stream.concat(first, folders.stream())
        .map(each -> each.resolve(wanted).normalize())
        .filter(each -> each.startsWith(own) || folders.stream().anyMatch(each::startsWith))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private void add(Path header) {
    if (found.containsKey(header)) {
      return;
    }
    found.put(header, new SourceText(header, ""));
    try {
      found.put(header, new SourceText(header, read(header)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
