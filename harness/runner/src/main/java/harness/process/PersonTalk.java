package harness.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A talk in which a person takes the place of the submission. */
final class PersonTalk implements Talk {

  private static final byte[] NOTHING = {};
  private static final int AT_ONCE = 4096;
  private static final long LOOK_MILLIS = 20;

  /** A person does not crash. */
  private static final ProcessReport WELL =
      new ProcessReport(Cause.EXIT, 0, 0, 0, 0, 0, 0, false, "", 1, 0, null, null, false);

  private final ProgramSession interactor;
  private final OutputStream heard;
  private final BlockingQueue<byte[]> said = new LinkedBlockingQueue<>(); // NOTHING marks the end
  private volatile boolean over;

  PersonTalk(ProgramSession interactor, InputStream person, OutputStream heard) {
    this.interactor = interactor;
    this.heard = heard;
    Thread listener = new Thread(() -> listen(person), "what-a-person-says");
    listener.setDaemon(true); // it may wait for the person forever
    listener.start();
  }

  private void listen(InputStream person) {
    byte[] buffer = new byte[AT_ONCE];
    try {
      for (int got = person.read(buffer); got >= 0; got = person.read(buffer)) {
        said.add(Arrays.copyOf(buffer, got));
      }
    } catch (IOException gone) {
      // Treated as the end of input.
    }
    said.add(NOTHING);
  }

  @Override
  public Conversation talk(RunRequest ofSubmission, RunRequest ofInteractor) {
    over = false;
    ProgramRun run = interactor.start(ofInteractor.withInput(this::passOn));
    try {
      byte[] buffer = new byte[AT_ONCE];
      for (int got = run.output().read(buffer); got >= 0; got = run.output().read(buffer)) {
        heard.write(buffer, 0, got);
        heard.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      over = true;
    }
    ProcessReport report = run.finish();
    RunResult result = new RunResult(report, NOTHING, run.files());
    return new Conversation(WELL, result, List.of(Transcript.EMPTY));
  }

  private void passOn(OutputStream input) throws IOException {
    try {
      while (!over) {
        byte[] next = said.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (next == NOTHING) {
          said.add(NOTHING); // there is no more input in the next pass, either
          return;
        }
        if (next != null) {
          input.write(next);
          input.flush();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Does nothing: the person sees everything anyway. */
  @Override
  public void watch(Watcher watcher) {}

  @Override
  public void close() {
    interactor.close();
  }
}
