package harness.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.campaign.IndexRange;
import harness.distributed.RemoteEngine;
import harness.distributed.RemoteFailure;
import harness.distributed.RemoteJob;
import harness.distributed.SpanResult;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.FutureAction;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * Runs a campaign's ranges as the tasks of Spark jobs; each range is a partition, and its result is
 * the counts.
 */
final class SparkEngine implements RemoteEngine {

  private static final long FIRST_EXECUTOR_SECONDS = 60;
  private static final long POLL_MILLIS = 50;
  private static final String JOBS = "campaign";

  private final SparkContext context;
  private final int threads;
  private final Broadcast<Executor> executor;

  /**
   * Creates an engine.
   *
   * @param context the context, which {@link #close} stops
   */
  SparkEngine(SparkContext context, RemoteJob job, Path bundle) {
    this.context = context;
    this.threads = job.threads();
    awaitExecutor();
    context.addFile(bundle.toString());
    this.executor =
        JavaSparkContext.fromSparkContext(context)
            .broadcast(new Executor(job, bundle.getFileName().toString()));
  }

  private void awaitExecutor() {
    long giveUp = System.nanoTime() + TimeUnit.SECONDS.toNanos(FIRST_EXECUTOR_SECONDS);
    // the driver counts as one
    while (!context.isLocal() && context.statusTracker().getExecutorInfos().length < 2) {
      if (context.isStopped()) {
        throw new RemoteFailure("Spark cannot reach " + context.master());
      }
      if (System.nanoTime() > giveUp) {
        throw new RemoteFailure(
            context.master()
                + " gave no executor in "
                + FIRST_EXECUTOR_SECONDS
                + " s; are there workers with free processors and memory?");
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RemoteFailure("interrupted while waiting for Spark");
    }
  }

  @Override
  public String description() {
    return "Spark " + context.version() + " at " + context.master();
  }

  @Override
  public int ranges() {
    return Math.max(1, context.defaultParallelism() / threads);
  }

  @Override
  public void run(List<IndexRange> spans, Consumer<SpanResult> results) {
    BlockingQueue<String> finished = new LinkedBlockingQueue<>();
    FutureAction<BoxedUnit> job = submit(spans, finished);
    try {
      for (int left = spans.size(); left > 0; ) {
        // checked first, because all results are in the queue before the job is completed
        boolean completed = job.isCompleted();
        String result = finished.poll(completed ? 0 : POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (result != null) {
          results.accept(parse(result));
          left--;
        } else if (completed) {
          throw failure(job);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RemoteFailure("interrupted while waiting for Spark");
    } finally {
      job.cancel();
    }
  }

  private FutureAction<BoxedUnit> submit(List<IndexRange> spans, BlockingQueue<String> finished) {
    try {
      context.setJobGroup(JOBS, "ranges of a campaign", true);
      RDD<IndexRange> partitions =
          JavaSparkContext.fromSparkContext(context).parallelize(spans, spans.size()).rdd();
      return context.submitJob(
          partitions,
          new RangeTask(executor),
          CollectionConverters.asScala(
                  IntStream.range(0, spans.size()).mapToObj(i -> (Object) i).toList())
              .toSeq(),
          (partition, result) -> {
            finished.add(result);
            return BoxedUnit.UNIT;
          },
          () -> BoxedUnit.UNIT);
    } catch (Exception stopped) { // Scala declares none
      throw new RemoteFailure("Spark no longer accepts jobs", stopped);
    }
  }

  private static RemoteFailure failure(FutureAction<BoxedUnit> job) {
    return job.value().get().isFailure()
        ? new RemoteFailure("the Spark job failed", job.value().get().failed().get())
        : new RemoteFailure("the Spark job ended without all its results");
  }

  private static SpanResult parse(String json) {
    try {
      return new JsonMapper().readValue(json, SpanResult.class);
    } catch (JsonProcessingException e) {
      throw new RemoteFailure("an executor sent a result that cannot be read", e);
    }
  }

  @Override
  public void cancel() {
    context.cancelJobGroup(JOBS);
  }

  @Override
  public void close() {
    context.stop(); // also removes the broadcast
  }
}
