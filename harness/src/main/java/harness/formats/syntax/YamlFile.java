package harness.formats.syntax;

import harness.terminal.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * Reads YAML 1.2, and so JSON. Every scalar is a text; the total size after expanding aliases is
 * limited.
 */
final class YamlFile {

  private static final int MOST_ALIASES = 1000;
  private static final int MOST_VALUES = 1_000_000;
  private static final int DEEPEST = 100;

  private final String file;
  private int values;

  private YamlFile(String file) {
    this.file = file;
  }

  static Declared read(String file, String text) {
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(file)
            .setMaxAliasesForCollections(MOST_ALIASES)
            .setCodePointLimit(TextFile.MOST_BYTES)
            .build();
    try {
      Optional<Node> root = new Compose(settings).composeString(text);
      return root.isEmpty()
          ? Declared.nothing(file)
          : new YamlFile(file).declared(root.get(), "", 0);
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
      throw new UsageException(file + ":" + line + ": not YAML: " + e.getProblem());
    } catch (YamlEngineException e) {
      throw new UsageException(
          file + ": not YAML: " + e.getMessage().lines().findFirst().orElse(""));
    } catch (StackOverflowError e) {
      throw new UsageException(file + ": nested too deeply");
    }
  }

  private Declared declared(Node node, String path, int depth) {
    int line = node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    if (++values > MOST_VALUES || depth > DEEPEST) {
      throw new UsageException(
          file + ":" + line + ": too large after expanding aliases, or nested too deeply");
    }
    if (node instanceof MappingNode mapping) {
      Map<String, Declared> map = new LinkedHashMap<>();
      for (NodeTuple each : mapping.getValue()) {
        String key = key(each.getKeyNode(), line);
        map.put(key, declared(each.getValueNode(), Declared.inside(path, key), depth + 1));
      }
      return Declared.map(file, line, path, map);
    }
    if (node instanceof SequenceNode sequence) {
      List<Declared> list = new ArrayList<>();
      for (Node each : sequence.getValue()) {
        list.add(declared(each, path, depth + 1));
      }
      return Declared.list(file, line, path, list);
    }
    ScalarNode scalar = (ScalarNode) node;
    boolean none = scalar.getTag().equals(Tag.NULL);
    return Declared.scalar(file, line, path, none ? null : scalar.getValue());
  }

  private String key(Node node, int line) {
    if (node instanceof ScalarNode scalar) {
      return scalar.getValue();
    }
    throw new UsageException(file + ":" + line + ": expected a string as key");
  }
}
