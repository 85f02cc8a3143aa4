package harness.process.warm;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What a warm JVM and the runner tell each other. The runner's half is in zygote.c. */
final class Channel {

  /** Sent instead of a process number: run the program plainly. */
  private static final int REFUSED = 1;

  private Channel() {}

  /** Whether a runner started this JVM. */
  static boolean isOpen() {
    return isAsked() != 0;
  }

  /** This process will do the next run itself. */
  static void isReady() {
    tell(processId());
  }

  static void refuse() {
    tell(REFUSED);
  }

  /** The run is over; this process goes on. */
  static void ended(int exitCode) {
    tell(-1 - (exitCode & 0xff));
  }

  /** Waits for the next run, and takes its streams for this process's own; the run's arguments. */
  static String[] takeRun() {
    byte[] message = new byte[await()];
    for (int i = 0; i < message.length; i++) {
      message[i] = (byte) byteAt(i);
    }
    takeStreams();
    return words(message);
  }

  /** The first word is the working folder, where this process is already. */
  private static String[] words(byte[] message) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < message.length; i++) {
      if (message[i] == 0) {
        words.add(new String(message, from, i - from, StandardCharsets.UTF_8));
        from = i + 1;
      }
    }
    return words.subList(1, words.size()).toArray(String[]::new);
  }

  private static native int isAsked();

  private static native int processId();

  /** The length of the message; ends the process where the runner has gone. */
  private static native int await();

  private static native int byteAt(int place);

  private static native void takeStreams();

  /** Replaces the run's streams: what is still written goes nowhere. */
  static native void releaseStreams();

  private static native void tell(int word);
}
