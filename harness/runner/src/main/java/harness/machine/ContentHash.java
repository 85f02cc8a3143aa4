package harness.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;

/** SHA-256 of words and files, each preceded by its length so that none run together. */
public final class ContentHash {

  private static final int CHUNK = 1 << 16;

  private final MessageDigest digest;

  public ContentHash() {
    digest = sha256();
  }

  /** A plain SHA-256 digest, still empty. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing from this Java runtime", e);
    }
  }

  public ContentHash add(String word) {
    return add(word.getBytes(StandardCharsets.UTF_8));
  }

  public ContentHash add(byte[] bytes) {
    digest.update(Long.toString(bytes.length).getBytes(StandardCharsets.US_ASCII));
    digest.update((byte) ':');
    digest.update(bytes);
    return this;
  }

  /** Adds the content of a file as a stream, up to its size: some files never end. */
  public ContentHash addFile(Path file) throws IOException {
    MessageDigest content = new ContentHash().digest;
    byte[] chunk = new byte[CHUNK];
    try (InputStream in = Files.newInputStream(file)) {
      long left = Files.size(file);
      int got = 0;
      while (left > 0 && got >= 0) {
        got = in.read(chunk, 0, (int) Math.min(CHUNK, left));
        content.update(chunk, 0, Math.max(0, got));
        left -= got;
      }
    }
    return add(content.digest());
  }

  /** The hash of all regular files in a folder, by path and content, in hexadecimal. */
  public static String ofTree(Path folder) throws IOException {
    ContentHash hash = new ContentHash();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile).sorted()::iterator) {
        hash.add(folder.relativize(file).toString()).addFile(file);
      }
    }
    return hash.hex();
  }

  /** The hash in hexadecimal. */
  public String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
