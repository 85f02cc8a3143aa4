package harness.process;

import harness.machine.RunnerFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Sends the runner everything in a request except limits and input. A runner reads all of it before
 * it starts the program, so nobody has to read the runner's output in the meantime.
 */
final class RequestFrames {

  private static final int CHUNK = 32 * 1024;

  private final RunnerFrames frames;

  RequestFrames(RunnerFrames frames) {
    this.frames = frames;
  }

  /** All frames of a request with its input in memory and without files. */
  static byte[] small(RunRequest request, Program program) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    RunnerFrames frames = RunnerFrames.into(bytes);
    new RequestFrames(frames).send(request);
    RunLimits limits = request.limits().forProgram(program);
    byte[] input = ((InMemoryInput) request.input()).bytes();
    frames.writeRaw(RunnerFrames.requestWith(limits, request.quick(), input));
    return bytes.toByteArray();
  }

  /**
   * Sends the frames; nothing if the request has none.
   *
   * @throws IOException if the runner is gone
   * @throws RunnerFailure if a file cannot be read, which leaves the runner in the middle of a
   *     request
   */
  void send(RunRequest request) throws IOException {
    for (String argument : request.arguments()) {
      frames.add(RunnerFrames.ARGUMENT, utf8(argument));
    }
    for (Map.Entry<String, Content> file : request.files().entrySet()) {
      frames.add(RunnerFrames.FILE, utf8(file.getKey()));
      send(file.getKey(), file.getValue());
    }
    for (String name : request.wanted().names()) {
      want(name, request.wanted());
    }
    if (request.wanted().everything()) {
      want("", request.wanted());
    }
  }

  private void want(String name, WantedFiles wanted) throws IOException {
    byte[] words = utf8(name);
    ByteBuffer payload = ByteBuffer.allocate(Long.BYTES + words.length);
    payload.putLong(wanted.mostBytes()).put(words);
    frames.add(RunnerFrames.WANTED, payload.array());
  }

  private void send(String name, Content content) throws IOException {
    try (InputStream in = RunRequest.open(name, content)) {
      for (byte[] chunk = next(name, in); chunk.length > 0; chunk = next(name, in)) {
        frames.add(RunnerFrames.FILE_BYTES, chunk);
      }
    }
  }

  private static byte[] next(String name, InputStream in) {
    try {
      return in.readNBytes(CHUNK);
    } catch (IOException e) {
      throw RunRequest.unreadable(name, e);
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
