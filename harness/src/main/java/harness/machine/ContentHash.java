package harness.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 over words and files, each preceded by its length so that nothing runs together. */
public final class ContentHash {

  private final MessageDigest digest;

  public ContentHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
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

  /** Adds a file's content, as a stream. */
  public ContentHash addFile(Path file) throws IOException {
    MessageDigest content = new ContentHash().digest;
    byte[] chunk = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      for (int got = in.read(chunk); got >= 0; got = in.read(chunk)) {
        content.update(chunk, 0, got);
      }
    }
    return add(content.digest());
  }

  /** The hash in hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
