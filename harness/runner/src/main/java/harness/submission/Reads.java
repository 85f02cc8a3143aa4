package harness.submission;

import harness.machine.SystemFolders;
import harness.toolchain.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds out which files a compiler has read, as far as its language allows.
 *
 * @param folder where it has run
 * @param toolchain its own files and folders
 */
record Reads(
    ProgramSource submission, Language language, BuildFolder folder, List<Path> toolchain) {

  private static final long LARGEST_LISTING = 4L << 20;
  private static final Pattern WORD = Pattern.compile("[a-z_][a-z0-9_']*+");
  private static final int MOST_NEIGHBOURS = 1_000;

  /** In no path. */
  private static final String ESCAPED_BLANK = "\0";

  /** Maximum number of character comparisons; beyond that, compiling is faster. */
  private static final long MOST_WORK = 100_000_000;

  /**
   * Whether the submission's own files allow us to know what the compiler reads. Only then is it
   * worth looking in the cache.
   */
  static boolean canBeKnown(ProgramSource submission, Language language) throws IOException {
    String text = text(submission.files());
    return !mayReadMore(language, text)
        && (language.readsListedIn() != null
            || language.readsOnlySources()
            || isSelfContained(text, submission));
  }

  /**
   * Whether a compiler that does not list the files it reads can have read only the sources. It
   * finds other files only by names in the sources, so this checks that the sources do not mention
   * any file next to them: neither by its full name nor, as for units and modules, by its stem as a
   * word. Case does not matter.
   *
   * @param text the text of all sources
   */
  private static boolean isSelfContained(String text, ProgramSource submission) throws IOException {
    String lower = text.toLowerCase(Locale.ROOT);
    List<String> neighbours = neighbours(submission);
    boolean few = neighbours.size() < MOST_NEIGHBOURS;
    if (!few || (long) neighbours.size() * text.length() > MOST_WORK || lower.contains("../")) {
      return false;
    }
    Set<String> words = new HashSet<>();
    WORD.matcher(lower).results().forEach(word -> words.add(word.group()));
    return neighbours.stream()
        .noneMatch(name -> words.contains(name.split("\\.", 2)[0]) || lower.contains(name));
  }

  /** Names of the files next to the sources, in lower case, up to a maximum number. */
  private static List<String> neighbours(ProgramSource submission) throws IOException {
    try (Stream<Path> all = Files.list(submission.ownOfSources().folder())) {
      return all.filter(each -> !submission.sources().contains(each))
          .limit(MOST_NEIGHBOURS)
          .map(each -> each.getFileName().toString().toLowerCase(Locale.ROOT))
          .toList();
    }
  }

  /**
   * The files read besides those by which the submission is known.
   *
   * @param since when the compiler was started
   * @return empty if that cannot be known; then the program is used only once
   */
  Optional<ReadFiles> since(Instant since) throws IOException {
    Optional<Collection<Path>> others = others();
    if (others.isEmpty() || !canBeKnown(submission, language)) {
      return Optional.empty();
    }
    Optional<ReadFiles> read = ReadFiles.of(others.get(), submission.ownOfSources(), since);
    boolean known = read.isPresent() && !mayReadMore(language, text(others.get()));
    return known && isUnchanged() ? read : Optional.empty();
  }

  private static boolean mayReadMore(Language language, String text) {
    return language.readsMore() != null
        && Pattern.compile(language.readsMore()).matcher(text).find();
  }

  /** The text of all files, one character per byte. */
  static String text(Collection<Path> files) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : files) {
      text.append(Files.readString(file, StandardCharsets.ISO_8859_1)).append('\n');
    }
    return text.toString();
  }

  /** Whether the submission's files are still those that the program was built from. */
  private boolean isUnchanged() throws IOException {
    return ProgramSource.hash(
            language, submission.ownOfSources(), submission.includes(), submission.files())
        .equals(submission.contentHash());
  }

  /**
   * The files read that belong neither to the submission nor to the compiler; empty if the compiler
   * should have listed them and did not.
   */
  private Optional<Collection<Path>> others() throws IOException {
    if (language.readsListedIn() == null) {
      return Optional.of(List.of());
    }
    Path listing = folder.path().resolve(language.readsListedIn());
    if (!Files.isRegularFile(listing, LinkOption.NOFOLLOW_LINKS)
        || Files.size(listing) > LARGEST_LISTING) {
      return Optional.empty();
    }
    Set<Path> known = new HashSet<>(submission.files());
    Collection<Path> others = new LinkedHashSet<>();
    String rules = new String(Files.readAllBytes(listing), StandardCharsets.UTF_8);
    for (String name : prerequisites(rules)) {
      Path path = folder.path().resolve(name).normalize();
      if (!known.contains(path)
          && (submission.ownOfSources().holds(path) || !isOfTheMachine(path))) {
        others.add(path);
      }
    }
    return Optional.of(others);
  }

  /**
   * The files after the colons in the Make rules that compilers write. A backslash escapes a blank
   * or a hash, and two dollars stand for one.
   */
  static Set<String> prerequisites(String rules) {
    Set<String> files = new LinkedHashSet<>();
    for (String rule : rules.replace("\\\n", " ").lines().toList()) {
      boolean afterTarget = false;
      for (String word : rule.replace("\\ ", ESCAPED_BLANK).split("[ \t]+", -1)) {
        String file = word.replace("\\#", "#").replace("$$", "$").replace(ESCAPED_BLANK, " ");
        if (afterTarget && !file.isEmpty()) {
          files.add(file);
        }
        afterTarget |= file.endsWith(":");
      }
    }
    return files;
  }

  private boolean isOfTheMachine(Path path) {
    return path.startsWith(folder.path())
        || SystemFolders.hold(path)
        || toolchain.stream().anyMatch(path::startsWith);
  }
}
