package harness.process;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * The frames that harness and runner exchange, as described in {@code frame.c}: one byte of type,
 * four bytes of length, payload. One thread may read while another writes.
 */
final class RunnerFrames {

  /** One argument of the run. */
  static final byte ARGUMENT = 'A';

  /** Name of a file to put into the working folder. */
  static final byte FILE = 'F';

  /** Bytes of the most recently named file, in either direction. */
  static final byte FILE_BYTES = 'D';

  /** Maximum size and name of a file to send back. */
  static final byte WANTED = 'W';

  /** Number of the processor for quick runs. */
  static final byte PROCESSOR = 'P';

  /** Limits; starts a run. */
  static final byte REQUEST = 'X';

  /** Limits; starts a run, forked if possible. */
  static final byte QUICK_REQUEST = 'Q';

  /** Bytes of the program's input. */
  static final byte INPUT = 'I';

  /** End of the program's input. */
  static final byte INPUT_END = 'Z';

  /** The runner is ready. */
  static final byte HELLO = 'H';

  /** Bytes of the program's output. */
  static final byte OUTPUT = 'O';

  /** Bytes of the program's error output. */
  static final byte ERRORS = 'E';

  /** The runner is alive. */
  static final byte ALIVE = 'T';

  /** Name of a file sent back. */
  static final byte RETURNED = 'B';

  /** The most recently named file exceeds its maximum size. */
  static final byte CUT = 'C';

  /** Something that the program said to its partner. */
  static final byte SAID = 'S';

  /** Something that the partner said to the program. */
  static final byte ANSWERED = 'N';

  /** Figures of a talk. */
  static final byte TALK = 'Y';

  /** Figures of the run. */
  static final byte RESULT = 'R';

  /** No frame: the runner has ended. */
  static final byte END = 0;

  static final int HEADER = 5;
  private static final int LIMITS = 10;
  private static final int FIGURES = 11;

  /** No runner sends more than this in one frame. */
  private static final int MOST_PAYLOAD = 64 * 1024;

  private final DataInputStream in;
  private final OutputStream out;
  private int length;

  RunnerFrames(InputStream in, OutputStream out) {
    this.in = new DataInputStream(in);
    this.out = out;
  }

  /** For frames that are sent later. */
  static RunnerFrames into(OutputStream out) {
    return new RunnerFrames(InputStream.nullInputStream(), out);
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

  /** Length of the payload, in bytes. */
  int length() {
    return length;
  }

  /** Reads part of the payload. */
  int read(byte[] bytes, int offset, int count) throws IOException {
    return in.read(bytes, offset, count);
  }

  /** Reads the whole payload. */
  byte[] payload() throws IOException {
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return bytes;
  }

  /** Reads the payload as numbers. */
  long[] numbers() throws IOException {
    long[] numbers = new long[FIGURES];
    for (int i = 0; i < FIGURES; i++) {
      numbers[i] = in.readLong();
    }
    return numbers;
  }

  /**
   * The known figures of a run without its runner, in the order of {@code struct result}; the cause
   * is unknown.
   *
   * @param startedNanos when it began, by {@link System#nanoTime()}
   * @param outputBytes known size of its output, in bytes
   * @param forked whether it may have been forked, so that a plain run must confirm it
   */
  static long[] figuresOfLost(long startedNanos, long outputBytes, boolean forked) {
    long wallNanos = System.nanoTime() - startedNanos;
    return new long[] {0, 0, 0, 0, wallNanos, 0, outputBytes, 0, 1, 0, forked ? 1 : 0};
  }

  /** Adds the number of a processor to what the next write sends. */
  void addProcessor(int processor) throws IOException {
    add(PROCESSOR, ByteBuffer.allocate(Integer.BYTES).putInt(processor).array());
  }

  /** The frame of a request, in the order of {@code struct limits}. */
  static byte[] request(RunLimits limits, boolean quick) {
    int length = LIMITS * Long.BYTES;
    return header(ByteBuffer.allocate(HEADER + length), quick ? QUICK_REQUEST : REQUEST, length)
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

  /** A request with its whole input, sent as a single write. */
  static byte[] requestWith(RunLimits limits, boolean quick, byte[] input) {
    byte[] request = request(limits, quick);
    ByteBuffer all = ByteBuffer.allocate(request.length + HEADER + input.length + HEADER);
    all.put(request);
    if (input.length > 0) {
      header(all, INPUT, input.length).put(input);
    }
    header(all, INPUT_END, 0);
    byte[] bytes = new byte[all.position()];
    all.flip().get(bytes);
    return bytes;
  }

  private static ByteBuffer header(ByteBuffer buffer, byte type, int length) {
    return buffer.put(type).putInt(length);
  }

  /** Writes a frame. */
  void write(byte type, byte[] payload, int count) throws IOException {
    add(type, payload, count);
    out.flush();
  }

  /** Adds a frame to the next write. */
  void add(byte type, byte[] payload) throws IOException {
    add(type, payload, payload.length);
  }

  private void add(byte type, byte[] payload, int count) throws IOException {
    byte[] header = new byte[HEADER];
    header(ByteBuffer.wrap(header), type, count);
    out.write(header);
    out.write(payload, 0, count);
  }

  /** Writes encoded frames. */
  void writeRaw(byte[] frames) throws IOException {
    out.write(frames);
    out.flush();
  }
}
