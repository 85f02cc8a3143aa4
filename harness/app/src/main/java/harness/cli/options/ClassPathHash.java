package harness.cli.options;

import harness.machine.ContentHash;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Identifies this build: SHA-256 over everything on its class path except an engine's libraries,
 * which the start script lists separately.
 */
final class ClassPathHash {

  /** Set if there is an engine: the class path without its libraries. */
  private static final String OWN_CLASS_PATH = "harness.class.path";

  /** The hash, computed once. */
  private static final class Known {
    private static final String HASH;
    private static final IOException FAILURE;

    static {
      String hash = null;
      IOException failure = null;
      try {
        hash = read();
      } catch (IOException e) {
        failure = e;
      }
      HASH = hash;
      FAILURE = failure;
    }
  }

  private ClassPathHash() {}

  static String ofThisProgram() throws IOException {
    if (Known.FAILURE != null) {
      throw new IOException(Known.FAILURE.getMessage(), Known.FAILURE);
    }
    return Known.HASH;
  }

  private static String read() throws IOException {
    MessageDigest digest = ContentHash.sha256();
    String all = System.getProperty("java.class.path");
    String[] places = System.getProperty(OWN_CLASS_PATH, all).split(File.pathSeparator);
    for (Path place : Stream.of(places).map(Path::of).filter(Files::exists).sorted().toList()) {
      try (Stream<Path> tree = Files.walk(place)) {
        List<Path> files = tree.filter(Files::isRegularFile).sorted().toList();
        for (Path file : files) {
          digest.update(place.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
          digest.update(Files.readAllBytes(file));
        }
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
