package harness.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import harness.machine.RunnerFailure;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The frames that harness and runner exchange, as described in {@code frame.c}: one byte of type,
 * four bytes of length, payload. One thread may read while another writes.
 */
final class RunnerFrames {

  // To the runner:
  static final byte ARGUMENT = 'A';
  static final byte FILE = 'F'; // name of a file to put into the working folder
  static final byte FILE_BYTES = 'D'; // of the most recently named file, in either direction
  static final byte WANTED = 'W'; // maximum size and name of a file to send back
  static final byte PROCESSOR = 'P'; // its number, for quick runs
  static final byte REQUEST = 'X'; // limits; starts a run
  static final byte QUICK_REQUEST = 'Q'; // limits; starts a run, forked if possible
  static final byte INPUT = 'I';
  static final byte INPUT_END = 'Z';

  // From the runner:
  static final byte HELLO = 'H'; // it is ready
  static final byte OUTPUT = 'O';
  static final byte ERRORS = 'E';
  static final byte ALIVE = 'T';
  static final byte RETURNED = 'B'; // name of a file sent back
  static final byte CUT = 'C'; // the most recently named file exceeds its maximum size
  static final byte SAID = 'S'; // by the program to its partner
  static final byte ANSWERED = 'N'; // by the partner to the program
  static final byte TALK = 'Y'; // figures of a talk
  static final byte RESULT = 'R'; // figures of the run

  /** No frame: the runner has ended. */
  static final byte END = 0;

  private static final int HEADER = 5;
  private static final int CHUNK = 32 * 1024;
  private static final int LIMITS = 10;

  /** No runner sends more than this in one frame. */
  private static final int MOST_PAYLOAD = 64 * 1024;

  private final DataInputStream in;
  private final OutputStream out;
  private int length;

  RunnerFrames(InputStream in, OutputStream out) {
    this.in = new DataInputStream(in);
    this.out = out;
  }

  /**
   * Waits for the next frame and returns its type; its payload must be read next. {@link #END} also
   * stands for an invalid frame.
   */
  byte next() throws IOException {
    try {
      byte type = in.readByte();
      length = in.readInt();
      return length >= 0 && length <= MOST_PAYLOAD ? type : END;
    } catch (EOFException e) {
      return END;
    }
  }

  /** Of the payload, in bytes. */
  int length() {
    return length;
  }

  int read(byte[] bytes, int offset, int count) throws IOException {
    return in.read(bytes, offset, count);
  }

  byte[] payload() throws IOException {
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return bytes;
  }

  /** The payload of a result. */
  RunFigures figures() throws IOException {
    return RunFigures.read(in);
  }

  /** Adds the number of the processor that quick runs keep to. */
  void addProcessor(int processor) throws IOException {
    add(PROCESSOR, ByteBuffer.allocate(Integer.BYTES).putInt(processor).array());
  }

  /**
   * All frames of a request with its input in memory.
   *
   * @param isFirst whether its limits may differ from those of the request sent before it
   */
  static byte[] encoded(RunRequest request, Program program, boolean isFirst) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    RunnerFrames frames = new RunnerFrames(InputStream.nullInputStream(), bytes);
    frames.addRequest(request, isFirst ? request.limits().forProgram(program) : null);
    frames.addInput(((ProgramInput.InMemory) request.input()).bytes());
    return bytes.toByteArray();
  }

  /**
   * Adds everything in a request but the input. A runner reads all of it before it starts the
   * program, so nobody has to read the runner's output in the meantime.
   *
   * @param limits including room for the program's language; null if they are those of the request
   *     before
   * @throws IOException if the runner is gone
   * @throws RunnerFailure if a file cannot be read, which leaves the runner in the middle of a
   *     request
   */
  void addRequest(RunRequest request, @Nullable RunLimits limits) throws IOException {
    for (String argument : request.arguments()) {
      add(ARGUMENT, argument.getBytes(UTF_8));
    }
    for (Map.Entry<String, Content> file : request.files().entrySet()) {
      add(FILE, file.getKey().getBytes(UTF_8));
      addContent(file.getKey(), file.getValue());
    }
    WantedFiles wanted = request.wanted();
    for (String name : wanted.everything() ? List.of("") : wanted.names()) {
      byte[] words = name.getBytes(UTF_8);
      ByteBuffer payload = ByteBuffer.allocate(Long.BYTES + words.length);
      add(WANTED, payload.putLong(wanted.mostBytes()).put(words).array());
    }
    byte[] payload = limits == null ? new byte[0] : encoded(limits);
    add(request.quick() ? QUICK_REQUEST : REQUEST, payload);
  }

  private void addContent(String name, Content content) throws IOException {
    try (InputStream source = RunRequest.open(name, content)) {
      for (byte[] chunk = next(name, source); chunk.length > 0; chunk = next(name, source)) {
        add(FILE_BYTES, chunk);
      }
    }
  }

  private static byte[] next(String name, InputStream source) {
    try {
      return source.readNBytes(CHUNK);
    } catch (IOException e) {
      throw RunRequest.unreadable(name, e);
    }
  }

  /** In the order of {@code struct limits}. */
  private static byte[] encoded(RunLimits limits) {
    return ByteBuffer.allocate(LIMITS * Long.BYTES)
        .putLong(limits.cpuNanos())
        .putLong(limits.wallNanos())
        .putLong(limits.idleNanos())
        .putLong(limits.memoryBytes())
        .putLong(limits.addressSpaceBytes())
        .putLong(limits.stackBytes())
        .putLong(limits.outputBytes())
        .putLong(limits.errorKeptBytes())
        .putLong(limits.fileBytes())
        .putLong(limits.processes())
        .array();
  }

  /** Adds a whole input. */
  void addInput(byte[] input) throws IOException {
    if (input.length > 0) {
      add(INPUT, input);
    }
    add(INPUT_END, new byte[0]);
  }

  private void add(byte type, byte[] payload) throws IOException {
    add(type, payload, payload.length);
  }

  /** Adds a frame to what the next flush sends. */
  void add(byte type, byte[] payload, int count) throws IOException {
    out.write(ByteBuffer.allocate(HEADER).put(type).putInt(count).array());
    out.write(payload, 0, count);
  }

  /** Adds frames that are encoded already. */
  void addEncoded(byte[] frames) throws IOException {
    out.write(frames);
  }

  void flush() throws IOException {
    out.flush();
  }
}
