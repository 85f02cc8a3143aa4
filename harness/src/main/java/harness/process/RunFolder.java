package harness.process;

import harness.machine.FileTree;
import harness.machine.RunnerFailure;
import harness.sandbox.FolderOwner;
import harness.sandbox.ProgramUser;
import harness.sandbox.WorkFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A working folder on disk, without a runner: the harness itself puts and fetches files. */
final class RunFolder {

  /** How many files are fetched if every file is requested. */
  private static final int MOST_FILES = 256;

  private static final Set<PosixFilePermission> READABLE =
      PosixFilePermissions.fromString("rw-r--r--");
  private static final Set<PosixFilePermission> CLOSED =
      PosixFilePermissions.fromString("rwx------");

  private final Path folder;
  private final ProgramUser user;
  private final boolean bounded;
  private long givenBytes;

  /** An existing folder; {@code bounded} if it replaces one of limited size. */
  RunFolder(Path folder, ProgramUser user, boolean bounded) {
    this.folder = folder;
    this.user = user;
    this.bounded = bounded;
  }

  /** Puts files into the empty folder and gives it to the program's user. */
  void put(Map<String, Content> files) {
    files.forEach(this::put);
    try {
      new FolderOwner(folder, user).give();
    } catch (IOException e) {
      throw new RunnerFailure("cannot give the working folder to a program", e);
    }
  }

  private void put(String name, Content content) {
    try (InputStream in = RunRequest.open(name, content)) {
      Path file = folder.resolve(name);
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
        givenBytes += in.transferTo(out);
      }
      Files.setPosixFilePermissions(file, READABLE);
    } catch (IOException e) {
      throw new RunnerFailure("cannot put '" + name + "' into the working folder", e);
    }
  }

  /** Whether the program has written more than the folder may hold. */
  boolean isTooLarge() {
    return bounded && FileTree.bytesIn(folder) > givenBytes + WorkFolder.MOST_BYTES;
  }

  /** Reads the requested files that exist; no process of the run may be alive. */
  Map<String, KeptFile> take(WantedFiles wanted) {
    Map<String, KeptFile> files = new LinkedHashMap<>();
    try {
      if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) && !wanted.isNone()) {
        Files.setPosixFilePermissions(folder, CLOSED); // the program may have closed it to itself
        for (String name : wanted.everything() ? names() : wanted.names()) {
          Path file = folder.resolve(name);
          if (isOwnFile(file)) {
            files.put(name, read(file, wanted.mostBytes()));
          }
        }
      }
    } catch (IOException e) {
      throw new RunnerFailure("cannot read the files that a program has written", e);
    }
    return files;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).limit(MOST_FILES).toList();
    }
  }

  private boolean isOwnFile(Path file) throws IOException {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
            .isRegularFile()
        && (!user.isOther()
            || Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS).equals(user.id()));
  }

  private static KeptFile read(Path file, int mostBytes) throws IOException {
    Files.setPosixFilePermissions(file, READABLE);
    Set<OpenOption> options = Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    try (SeekableByteChannel channel = Files.newByteChannel(file, options);
        InputStream in = Channels.newInputStream(channel)) {
      byte[] bytes = in.readNBytes(mostBytes);
      return new KeptFile(bytes, in.read() >= 0);
    }
  }
}
