package harness.cli;

import com.google.auto.service.AutoService;
import harness.cases.UsageException;
import harness.distributed.RangeWorker;
import harness.distributed.RemoteFailure;
import harness.distributed.RemoteJob;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine;

/** Creates workers that run ranges of a stress command line on this machine. */
@AutoService(RangeWorker.Factory.class)
public final class StressWorkers implements RangeWorker.Factory {

  @Override
  public RangeWorker open(RemoteJob job, Path bundle) throws IOException {
    StressCommand command = new StressCommand();
    CommandLine line = new CommandLine(command);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.parseArgs(job.words().toArray(String[]::new));
    try {
      return command.worker(job, bundle);
    } catch (UsageException missing) {
      throw new RemoteFailure(missing.getMessage());
    }
  }
}
