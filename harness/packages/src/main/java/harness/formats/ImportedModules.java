package harness.formats;

import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The modules of a package that its programs in Python import. */
public final class ImportedModules {

  private static final String PYTHON = ".py";
  private static final Pattern IMPORT = Pattern.compile("\\s*+(?:import|from)\\s++(.*)");
  private static final Pattern MODULE = Pattern.compile("\\w{1,100}");

  private ImportedModules() {}

  /** A source, or a folder with a copy of it and of the modules next to it that it imports. */
  public static Path with(Path source, PackageFolder folder) {
    Set<Path> files = new LinkedHashSet<>();
    collect(source, folder, files);
    return files.size() == 1
        ? source
        : folder.made().copied(source, List.copyOf(files), Path::getFileName);
  }

  /** Adds a file and, if it is written in Python, the modules that it imports. */
  private static void collect(Path source, PackageFolder folder, Set<Path> files) {
    if (!files.add(source) || !source.toString().endsWith(PYTHON)) {
      return;
    }
    TextFile.read(source)
        .lines()
        .map(IMPORT::matcher)
        .filter(Matcher::matches)
        .flatMap(each -> Stream.of(each.group(1).split("[\\s,]+")))
        .filter(each -> MODULE.matcher(each).matches())
        .map(each -> source.resolveSibling(each + PYTHON))
        .filter(Files::exists)
        .flatMap(each -> folder.file(folder.shown(each)).stream())
        .forEach(each -> collect(each, folder, files));
  }
}
