package harness.process.warm;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Messages between a warm JVM and the runner. The runner's half is in zygote.c. */
final class Channel {

  /** Sent instead of a process id: run the program plainly. */
  private static final int REFUSED = 1;

  private Channel() {}

  /** Whether a runner started this JVM. */
  static boolean isOpen() {
    return isAsked() != 0;
  }

  /** This process will execute the next run itself. */
  static void isReady() {
    tell(processId());
  }

  static void refuse() {
    tell(REFUSED);
  }

  /** The run is over; this process continues. */
  static void ended(int exitCode) {
    tell(-1 - (exitCode & 0xff));
  }

  /** Waits for the next run and switches to its streams; returns the run's arguments. */
  static String[] takeRun() {
    byte[] message = new byte[await()];
    for (int i = 0; i < message.length; i++) {
      message[i] = (byte) byteAt(i);
    }
    takeStreams();
    String[] words = new String(message, StandardCharsets.UTF_8).split("\0", -1);
    // The first is the working folder, which is already the current folder; none follows the last
    // 0.
    return Arrays.copyOfRange(words, 1, words.length - 1);
  }

  private static native int isAsked();

  private static native int processId();

  /** Waits for a message and returns its length; ends the process if the runner is gone. */
  private static native int await();

  private static native int byteAt(int place);

  private static native void takeStreams();

  /** Replaces the run's streams: later output goes nowhere. */
  static native void releaseStreams();

  /** How many descriptors are open in this process, or 0 where it cannot see them. */
  static native int descriptors();

  private static native void tell(int word);
}
