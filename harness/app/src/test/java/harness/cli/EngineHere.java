package harness.cli;

import com.google.auto.service.AutoService;
import harness.campaign.IndexRange;
import harness.distributed.Bundle;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteEngine;
import harness.distributed.RemoteJob;
import harness.distributed.SpanResult;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * {@code --engine here}: a worker in this process that has only what was sent to it, unpacked below
 * {@code --master FOLDER}.
 */
@AutoService(RemoteEngine.Factory.class)
public final class EngineHere implements RemoteEngine.Factory {

  private static final AtomicReference<RemoteJob> JOB = new AtomicReference<>();
  private static final AtomicReference<Path> KEPT = new AtomicReference<>();

  /** Saves a copy of the bundle that the next run sends. */
  public static void keepBundle(Path file) {
    KEPT.set(file);
  }

  /** The job that the last run sent. */
  public static RemoteJob job() {
    return JOB.get();
  }

  /** Stops saving bundles and drops the last job. */
  public static void forget() {
    JOB.set(null);
    KEPT.set(null);
  }

  @Override
  public String name() {
    return "here";
  }

  @Override
  public RemoteEngine open(String master, RemoteJob job, Path bundle) {
    try {
      JOB.set(sent(job));
      if (KEPT.get() != null) {
        Files.copy(bundle, KEPT.get());
      }
      Path folder = Path.of(master);
      Bundle.unpack(bundle, folder);
      return new Here(RangeWorker.open(JOB.get(), folder));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The job as another machine receives it. */
  private static RemoteJob sent(RemoteJob job) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(job);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (RemoteJob) in.readObject();
    } catch (ClassNotFoundException e) {
      throw new IOException(e);
    }
  }

  private record Here(RangeWorker worker) implements RemoteEngine {

    @Override
    public String description() {
      return "a worker in this process";
    }

    @Override
    public int ranges() {
      return 1;
    }

    @Override
    public void run(List<IndexRange> spans, Consumer<SpanResult> results) {
      spans.forEach(span -> results.accept(SpanResult.done(span, "here", worker.run(span))));
    }

    @Override
    public void cancel() {}

    @Override
    public void close() {
      worker.close();
    }
  }
}
