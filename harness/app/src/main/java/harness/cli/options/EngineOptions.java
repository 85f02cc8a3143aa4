package harness.cli.options;

import harness.cases.UsageException;
import harness.distributed.RemoteEngine;
import harness.distributed.Shipment;
import java.util.List;
import java.util.ServiceLoader;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** Options for running cases on other machines. */
public final class EngineOptions {

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "Run ranges on other machines: spark.")
  private String name;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "The engine's address, such as spark://host:7077.")
  private String master;

  public boolean isWanted() {
    return name != null;
  }

  /** Rejects options that cannot be combined. */
  public void check(boolean otherwise) {
    UsageException.when(
        (name == null) != (master == null),
        "--engine NAME and --master URL must be given together");
    UsageException.when(
        name != null && otherwise,
        "--engine cannot be combined with --watch, --fail-fast or --case");
  }

  public RemoteEngine open(Shipment shipment) {
    TreeMap<String, RemoteEngine.Factory> engines = new TreeMap<>();
    ServiceLoader.load(RemoteEngine.Factory.class).forEach(each -> engines.put(each.name(), each));
    RemoteEngine.Factory engine = engines.get(name);
    if (engine == null) {
      throw UsageException.unknown("engine", name, " here", List.copyOf(engines.keySet()));
    }
    try {
      return engine.open(master, shipment.job(), shipment.bundle());
    } catch (IllegalArgumentException refused) {
      throw new UsageException("--master " + master + ": " + refused.getMessage());
    }
  }
}
