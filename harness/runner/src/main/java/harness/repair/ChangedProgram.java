package harness.repair;

import harness.machine.FileTree;
import harness.machine.LeftBehind;
import harness.machine.RunnerFailure;
import harness.process.NamedFiles;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageVariants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A program of one source file, built once with many small changes, of which each run has one.
 *
 * @param program the build
 * @param changes by their numbers, from 1; the most usual mistakes first
 * @param files those that it uses in place of its standard streams
 * @param folder holds the source that was built; must be deleted
 */
public record ChangedProgram(
    Program program, Map<Integer, SourceChange> changes, NamedFiles files, Path folder)
    implements AutoCloseable {

  /** The number of no change. */
  public static final int UNCHANGED = 0;

  /** Changes of a program; more take too long. */
  private static final int MOST_CHANGES = 800;

  /** Changes that each need a copy of the source. */
  private static final int MOST_COPIES = 24;

  /** Builds, until no change is left that cannot be compiled. */
  private static final int MOST_BUILDS = 12;

  private static final String PREFIX = LeftBehind.prefix("repair");
  private static final Pattern PLACE = Pattern.compile(ManyInOne.NAME + "\\.\\w+:(\\d{1,8}):");

  public ChangedProgram {
    changes = Map.copyOf(changes);
  }

  /** Whether changes are known for a program's language. */
  public static boolean isPossible(ProgramSource source) {
    return Syntax.of(source).isPresent();
  }

  /**
   * Builds a program with changes.
   *
   * @param files those that it uses in place of its standard streams
   * @return empty if it has no changes, or cannot be built with them
   * @throws RunnerFailure if the machine is at fault
   */
  public static Optional<ChangedProgram> build(
      ProgramSource source, NamedFiles files, BuildHost host) {
    return source
        .language()
        .flatMap(
            language ->
                build(source, language, files, host, text -> SmallChanges.of(text, MOST_CHANGES)));
  }

  /**
   * Builds a program with local variables that start with a pattern of bytes. With each change, one
   * that is declared without a value starts with zero bytes; the words of the change are its name.
   *
   * @param files those that it uses in place of its standard streams
   * @return empty if it has no such variables, or cannot be built like this
   * @throws RunnerFailure if the machine is at fault
   */
  public static Optional<ChangedProgram> ofUnsetVariables(
      ProgramSource source, NamedFiles files, BuildHost host) {
    return source
        .language()
        .flatMap(language -> LanguageVariants.filling(language, "pattern"))
        .flatMap(language -> build(source, language, files, host, UnsetVariables::of));
  }

  /** Whether a program might read a local variable that was never set. */
  public static boolean mayHaveUnsetVariables(ProgramSource source) {
    try {
      Optional<Syntax> syntax = Syntax.of(source);
      return syntax.isEmpty()
          || UnsetReads.mayHappen(
              new SourceText(Files.readString(source.sources().get(0)), syntax.get()));
    } catch (IOException unreadable) {
      return true;
    }
  }

  private static Optional<ChangedProgram> build(
      ProgramSource source,
      Language language,
      NamedFiles files,
      BuildHost host,
      Function<SourceText, List<SourceChange>> changed) {
    Optional<Syntax> syntax = Syntax.of(source);
    if (syntax.isEmpty()) {
      return Optional.empty();
    }
    try {
      Path original = source.sources().get(0);
      SourceText text = new SourceText(Files.readString(original), syntax.get());
      List<Numbered> changes = numbered(changed.apply(text), syntax.get());
      return changes.isEmpty()
          ? Optional.empty()
          : build(source, language, text, changes, files, host);
    } catch (IOException | BadSubmission unreadable) {
      return Optional.empty();
    }
  }

  private static List<Numbered> numbered(List<SourceChange> all, Syntax syntax) {
    List<Numbered> numbered = new ArrayList<>();
    int copies = 0;
    for (SourceChange each : all) {
      boolean needsCopy = syntax.hasBraces() && each.needsCopy();
      copies += needsCopy ? 1 : 0;
      if (!needsCopy || copies <= MOST_COPIES) {
        numbered.add(new Numbered(numbered.size() + 1, each));
      }
    }
    return numbered;
  }

  private static Optional<ChangedProgram> build(
      ProgramSource source,
      Language language,
      SourceText text,
      List<Numbered> changes,
      NamedFiles files,
      BuildHost host)
      throws IOException {
    Path folder = Files.createTempDirectory(PREFIX);
    boolean built = false;
    try {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
      Language quick = LanguageVariants.forChangedCopies(language);
      for (int i = 0; i < MOST_BUILDS && !changes.isEmpty(); i++) {
        OwnedText all = ManyInOne.of(text, changes);
        Compilation compiled = host.compile(written(source, quick, all.toString(), folder));
        if (compiled instanceof Compilation.Ready ready) {
          built = true;
          return Optional.of(new ChangedProgram(ready.program(), byNumber(changes), files, folder));
        }
        BitSet bad = bad(((Compilation.Failed) compiled).output(), all);
        if (i > 0) {
          addSimilar(changes, bad);
        }
        if (bad.isEmpty() && !quick.equals(LanguageVariants.withWholeHeaders(quick))) {
          quick = LanguageVariants.withWholeHeaders(quick);
        } else if (bad.isEmpty() || !changes.removeIf(each -> bad.get(each.number()))) {
          return Optional.empty();
        }
      }
      return Optional.empty();
    } finally {
      if (!built) {
        FileTree.delete(folder);
      }
    }
  }

  private static Map<Integer, SourceChange> byNumber(List<Numbered> changes) {
    return changes.stream().collect(Collectors.toMap(Numbered::number, Numbered::change));
  }

  /**
   * The numbers of the changes in lines that a compiler complains of. A complaint about a part that
   * several changes share may only follow from one about one of them.
   */
  private static BitSet bad(String output, OwnedText all) {
    BitSet bad = new BitSet();
    List<BitSet> shared = new ArrayList<>();
    Matcher place = PLACE.matcher(output);
    while (place.find()) {
      BitSet owners = all.owners(Integer.parseInt(place.group(1)));
      if (owners.cardinality() > 1) {
        shared.add(owners);
      } else {
        bad.or(owners);
      }
    }
    BitSet alone = (BitSet) bad.clone();
    shared.stream().filter(each -> !each.intersects(alone)).forEach(bad::or);
    return bad;
  }

  /**
   * Adds changes that are likely to fail for the same reason: those of the same kind in the same
   * part. A compiler often names only one of them at a time.
   */
  private static void addSimilar(List<Numbered> changes, BitSet bad) {
    List<SourceChange> failed =
        changes.stream()
            .filter(each -> bad.get(each.number()))
            .map(Numbered::change)
            .filter(each -> !each.needsCopy())
            .toList();
    for (Numbered each : changes) {
      boolean isSimilar =
          failed.stream()
              .anyMatch(
                  other ->
                      other.kind() == each.change().kind()
                          && other.within().equals(each.change().within()));
      if (isSimilar) {
        bad.set(each.number());
      }
    }
  }

  private static ProgramSource written(
      ProgramSource source, Language language, String text, Path folder) throws IOException {
    Path original = source.sources().get(0);
    String name = original.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.'));
    Path file = folder.resolve(ManyInOne.NAME + ending);
    Files.writeString(file, text, StandardCharsets.UTF_8);
    IncludeFolders includes =
        source
            .includes()
            .and(new IncludeFolders(List.of(Objects.requireNonNull(original.getParent()))));
    return ProgramSource.ofFile(source.name(), language, file, includes);
  }

  /** The numbers of the changes of some kinds. */
  public Set<Integer> ofKinds(Set<ChangeKind> kinds) {
    return changes.entrySet().stream()
        .filter(each -> kinds.contains(each.getValue().kind()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /**
   * Opens a session, whose runs have the change that was chosen last.
   *
   * @param memoryBytes the memory limit, in bytes
   */
  public ChangedSession open(ProgramHost host, long memoryBytes) {
    return new ChangedSession(host.session(program.withFiles(files), memoryBytes));
  }

  @Override
  public void close() {
    try {
      FileTree.delete(folder);
    } catch (IOException left) {
      return; // the next run removes it
    }
  }
}
