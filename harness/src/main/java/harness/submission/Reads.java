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
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds out which files a compiler has read, as far as its language allows. */
public final class Reads {

  private static final long LARGEST_LISTING = 4L << 20;

  private final ProgramSource submission;
  private final Language language;
  private final BuildFolder folder;
  private final List<Path> toolchain;

  /**
   * Examines a finished compilation.
   *
   * @param toolchain the compiler's own files and folders
   */
  Reads(ProgramSource submission, Language language, BuildFolder folder, List<Path> toolchain) {
    this.submission = submission;
    this.language = language;
    this.folder = folder;
    this.toolchain = toolchain;
  }

  /**
   * Whether the submission's own files allow us to know what the compiler reads. Only then is it
   * worth looking in the cache.
   */
  static boolean canBeKnown(ProgramSource submission, Language language) throws IOException {
    String text = text(submission.files());
    return !mayReadMore(language, text)
        && (language.readsListedIn() != null
            || language.readsOnlySources()
            || SelfContained.holds(text, submission.sources(), submission.own()));
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
    Optional<ReadFiles> read = ReadFiles.of(others.get(), submission.own(), since);
    boolean known = read.isPresent() && !mayReadMore(language, text(others.get()));
    return known && isUnchanged() ? read : Optional.empty();
  }

  private static boolean mayReadMore(Language language, String text) {
    return language.readsMore() != null
        && Pattern.compile(language.readsMore()).matcher(text).find();
  }

  private static String text(Collection<Path> files) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : files) {
      text.append(Files.readString(file, StandardCharsets.ISO_8859_1)).append('\n');
    }
    return text.toString();
  }

  /** Whether the submission's files are still those that the program was built from. */
  private boolean isUnchanged() throws IOException {
    return SourceHash.of(language, submission.own(), submission.includes(), submission.files())
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
    for (String name : MakeRules.prerequisites(rules)) {
      Path path = folder.path().resolve(name).normalize();
      if (!known.contains(path) && (submission.own().holds(path) || !isOfTheMachine(path))) {
        others.add(path);
      }
    }
    return Optional.of(others);
  }

  private boolean isOfTheMachine(Path path) {
    return path.startsWith(folder.path())
        || SystemFolders.hold(path)
        || toolchain.stream().anyMatch(path::startsWith);
  }
}
