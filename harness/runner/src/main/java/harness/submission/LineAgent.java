package harness.submission;

import harness.machine.CacheFolder;
import java.io.IOException;
import java.nio.file.Path;
import org.jacoco.agent.AgentJar;
import org.jacoco.core.JaCoCo;

/** JaCoCo's agent as a file: it lets a JVM record which lines of a Java program run. */
final class LineAgent {

  private static final String FILE = "agent.jar";

  private LineAgent() {}

  /** The agent, which is copied into the cache once. */
  static Path in(CacheFolder cache) throws IOException {
    return cache
        .get("jacoco-" + JaCoCo.VERSION, LineAgent::extract)
        .orElseThrow(() -> new IOException("no agent for Java"))
        .resolve(FILE);
  }

  private static boolean extract(Path folder) throws IOException {
    AgentJar.extractTo(folder.resolve(FILE).toFile());
    return true;
  }
}
