package harness.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that C and C++ sources include by name; if one changes, the submission has changed.
 * Only regular files in the submission's own folder and its include folders are searched, up to a
 * maximum size. Files missed here are reported by the compiler after it has read them.
 */
final class LocalIncludes {

  /** All quantifiers are possessive, so that a search is linear. */
  private static final Pattern INCLUDE =
      Pattern.compile(
          "^[ \\t\\f\\x0B]*+#[ \\t]*+include[ \\t]*+([\"<])([^\">\\r\\n]++)[\">]",
          Pattern.MULTILINE);

  private static final int MOST_FILES = 1_000;

  private final OwnFolder own;
  private final IncludeFolders includes;
  private final Set<Path> found = new LinkedHashSet<>();
  private final Deque<Path> waiting = new ArrayDeque<>();
  private long bytesLeft = ProgramSource.MOST_BYTES;

  private LocalIncludes(OwnFolder own, IncludeFolders includes) {
    this.own = own;
    this.includes = includes;
  }

  /** The files that exist and are included, directly or indirectly, in the order found. */
  static Set<Path> of(Collection<Path> sources, OwnFolder own, IncludeFolders folders)
      throws IOException {
    LocalIncludes includes = new LocalIncludes(own, folders);
    includes.waiting.addAll(sources);
    while (!includes.waiting.isEmpty()) {
      includes.scan(includes.waiting.remove());
    }
    includes.found.removeAll(sources);
    return includes.found;
  }

  private void scan(Path file) throws IOException {
    if (!OwnFolder.isOfCFamily(file)) {
      return;
    }
    Matcher include = INCLUDE.matcher(text(file));
    while (include.find() && found.size() < MOST_FILES) {
      Optional<Path> included = named(file, include.group(2), include.group(1).equals("\""));
      if (included.isPresent() && found.add(included.get())) {
        bytesLeft -= Files.size(included.get());
        waiting.add(included.get());
      }
    }
  }

  /** The file that a directive names: next to the includer if quoted, else in a folder. */
  private Optional<Path> named(Path file, String name, boolean quoted) {
    Optional<Path> sibling = quoted ? sibling(file, name).filter(this::fits) : Optional.empty();
    return sibling.or(() -> includes.find(name).filter(this::fits));
  }

  /** The content, whatever its encoding: the names looked for are found in all encodings. */
  private static String text(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes((int) ProgramSource.MOST_BYTES), StandardCharsets.ISO_8859_1);
    }
  }

  private static Optional<Path> sibling(Path file, String name) {
    try {
      return Optional.of(file.resolveSibling(name).normalize());
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private boolean fits(Path file) {
    try {
      return Files.isRegularFile(file)
          && Files.isReadable(file)
          && Files.size(file) <= bytesLeft
          && (own.mayInclude(file) || includes.hold(file));
    } catch (IOException goneMeanwhile) {
      return false;
    }
  }
}
