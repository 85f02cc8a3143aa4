package harness.process;

import harness.process.Transcript.Said;
import harness.process.Transcript.Side;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Assembles a transcript from the runner's frames. */
final class TranscriptFrames {

  private final List<Said> said = new ArrayList<>();
  private Transcript complete = Transcript.EMPTY;
  private Consumer<Said> watcher = each -> {};

  void watch(Consumer<Said> onlooker) {
    watcher = onlooker;
  }

  void add(Side side, byte[] payload) {
    ByteBuffer buffer = ByteBuffer.wrap(payload);
    long atNanos = buffer.getLong();
    int bytes = buffer.getInt();
    byte[] beginning = new byte[buffer.remaining()];
    buffer.get(beginning);
    Said next = Said.of(side, atNanos, bytes, beginning);
    said.add(next);
    watcher.accept(next);
  }

  void end(byte[] payload) {
    ByteBuffer buffer = ByteBuffer.wrap(payload);
    boolean interactorFirst = buffer.getLong() != 0;
    Side last = buffer.getLong() != 0 ? Side.INTERACTOR : Side.SUBMISSION;
    long ofSubmission = buffer.getLong();
    long ofInteractor = buffer.getLong();
    boolean silent = ofSubmission + ofInteractor == 0;
    complete =
        new Transcript(said, ofSubmission, ofInteractor, silent ? null : last, interactorFirst);
  }

  Transcript transcript() {
    return complete;
  }
}
