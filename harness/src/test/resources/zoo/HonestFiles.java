import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Honest: temporary files. It answers nothing. Java's library for files loads the one for networks,
 * which asks for a socket to learn what the machine has.
 */
final class HonestFiles {

  public static void main(String[] arguments) throws IOException {
    Path file = Files.createTempFile(Path.of("").toAbsolutePath(), "words", "");
    Files.writeString(file, "words");
    try (FileChannel channel = FileChannel.open(file)) {
      if (channel.size() != 5 || !Files.readString(file).equals("words")) {
        throw new IOException("not what was written");
      }
    }
    Files.delete(file);
  }
}
