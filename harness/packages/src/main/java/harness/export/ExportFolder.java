package harness.export;

import harness.machine.ConfinedFolder;
import harness.machine.FileTree;
import harness.report.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder that a package is written to. It rejects names that the format forbids. Nothing on
 * disk changes before {@link #finish}, so a package that cannot be written leaves nothing behind.
 */
public final class ExportFolder {

  private static final Pattern FILE_NAME =
      Pattern.compile("[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]");
  private static final Pattern FOLDER_NAME =
      Pattern.compile("[a-zA-Z0-9]([a-zA-Z0-9_-]{0,253}[a-zA-Z0-9])?");
  private static final Pattern PACKAGE_NAME = Pattern.compile("[a-z0-9]+");

  /** Files that identify a folder as a package. */
  private static final List<String> DESCRIPTIONS =
      List.of("problem.yaml", "problem.xml", "domjudge-problem.ini");

  /** The folders of the formats that an export writes. */
  private static final String[] FOLDERS =
      ("data input_validators answer_validators output_validator output_validators graders submissions generators"
              + " files solutions stresses tests testdata std")
          .split(" ", -1);

  private final Path root;

  /** The files to write, by their paths in the package. */
  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private final Set<String> programs = new HashSet<>();
  private final Set<String> leftOut = new TreeSet<>();

  private ExportFolder(Path root) {
    this.root = root;
  }

  /**
   * Opens a folder, which must be missing or empty.
   *
   * @param force accept a folder that is not empty; the folders of an earlier package in it are
   *     emptied at the end, so that no stale files remain
   * @throws CannotExport if it is a file, or not empty
   */
  public static ExportFolder open(Path root, boolean force) throws IOException {
    if (Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      if (!Files.isDirectory(root)) {
        throw new CannotExport(root + " is a file; expected an empty or missing folder");
      }
      try (DirectoryStream<Path> content = Files.newDirectoryStream(root)) {
        if (!force && content.iterator().hasNext()) {
          throw new CannotExport(root + " is not empty; use --force or another folder");
        }
      }
    }
    return new ExportFolder(root);
  }

  /**
   * Writes everything to disk, in place of an earlier package.
   *
   * @throws CannotExport if a link in the folder would lead a file out of it
   */
  public void finish() throws IOException {
    deleteEarlierPackage();
    for (String each : files.keySet()) {
      if (new ConfinedFolder(root).file(each).isEmpty()) {
        throw new CannotExport(root.resolve(each) + ": a link leads out of the folder");
      }
    }
    for (Map.Entry<String, byte[]> each : files.entrySet()) {
      Path file = root.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      WholeFile.write(file, each.getValue());
      if (programs.contains(each.getKey())) {
        // the file system has no such permission: the interpreter must be named
        boolean ignored = file.toFile().setExecutable(true, false);
      }
    }
  }

  private void deleteEarlierPackage() throws IOException {
    if (DESCRIPTIONS.stream().anyMatch(each -> Files.isRegularFile(root.resolve(each)))) {
      for (String description : DESCRIPTIONS) {
        Files.deleteIfExists(root.resolve(description));
      }
      for (String folder : FOLDERS) {
        FileTree.delete(root.resolve(folder));
      }
    }
  }

  /** This folder, with nothing to write yet. */
  ExportFolder blank() {
    return new ExportFolder(root);
  }

  /** Whether judge systems accept the folder's name. */
  public boolean hasPackageName() {
    Path name = root.toAbsolutePath().normalize().getFileName();
    return name != null && PACKAGE_NAME.matcher(name.toString()).matches();
  }

  /** Adds a text file. */
  public void write(String path, String text) {
    write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds an executable script. */
  public void writeProgram(String path, String text) {
    write(path, text.getBytes(StandardCharsets.UTF_8), true);
  }

  /**
   * Adds a file.
   *
   * @throws CannotExport if the package has a different file with this path
   */
  public void write(String path, byte[] bytes) {
    check(path);
    if (isTaken(path, bytes)) {
      throw new CannotExport(path + ": two different files would have this name");
    }
    files.put(path, bytes);
  }

  /** Adds a file that may be executable. */
  public void write(String path, byte[] bytes, boolean executable) {
    write(path, bytes);
    if (executable) {
      programs.add(path);
    }
  }

  void leaveOut(String name) {
    leftOut.add(name);
  }

  /** The names of the files that are missing from the package, sorted. */
  List<String> leftOut() {
    return List.copyOf(leftOut);
  }

  private boolean isTaken(String path, byte[] bytes) {
    byte[] other = files.get(path);
    return other != null && !Arrays.equals(other, bytes);
  }

  /**
   * A path for a file, with a number before the ending if a different file has the usual path.
   *
   * @param stem the path without the ending
   * @param ending with its dot; may be empty
   */
  String freePath(String stem, String ending, byte[] bytes) {
    String path = stem + ending;
    for (int number = 2; isTaken(path, bytes); number++) {
      path = stem + "-" + number + ending;
    }
    return path;
  }

  /** Adds a copy of a file, or of a folder with its contents. */
  public void copy(Path from, String path) throws IOException {
    if (Files.isDirectory(from)) {
      try (Stream<Path> content = Files.list(from)) {
        for (Path each : content.sorted().toList()) {
          copy(each, path + "/" + each.getFileName());
        }
      }
    } else {
      write(path, Files.readAllBytes(from), Files.isExecutable(from));
    }
  }

  private static void check(String path) {
    String[] names = path.split("/", -1);
    for (int i = 0; i < names.length; i++) {
      Pattern allowed = i < names.length - 1 ? FOLDER_NAME : FILE_NAME;
      if (!allowed.matcher(names[i]).matches()) {
        throw new CannotExport(path + ": the package format does not allow the name " + names[i]);
      }
    }
  }

  /** A text as a double-quoted YAML scalar, which is also valid JSON. */
  public static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
