package harness.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.campaign.IndexRange;
import harness.distributed.SpanResult;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/**
 * One task: runs the range of its partition and returns its result as JSON. Anything thrown is
 * returned as a result too, since a task that keeps failing would end the whole job.
 */
final class RangeTask extends AbstractFunction1<Iterator<IndexRange>, String>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<Executor> executor;

  RangeTask(Broadcast<Executor> executor) {
    this.executor = executor;
  }

  @Override
  public String apply(Iterator<IndexRange> partition) {
    IndexRange span = partition.next();
    try {
      return json(SpanResult.done(span, host(), executor.value().worker().run(span)));
    } catch (Throwable thrown) { // the fault of the harness or of the machine
      TaskContext.get().killTaskIfInterrupted();
      return json(SpanResult.failed(span, host(), thrown));
    }
  }

  private static String json(SpanResult result) {
    try {
      return new JsonMapper().writeValueAsString(result);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON for a result", e);
    }
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName() + "/" + SparkEnv.get().executorId();
    } catch (UnknownHostException e) {
      return SparkEnv.get().executorId();
    }
  }
}
