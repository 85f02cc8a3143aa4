package harness.formats.syntax;

import harness.cases.Printable;
import harness.cases.UsageException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.CoreScalarResolver;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.JsonSchema;

/**
 * Reads YAML 1.2, and so JSON. Every scalar is a text, except the nulls of the core schema ({@code
 * ~}, {@code null}, {@code Null}, {@code NULL}, nothing). Merge keys are followed, as in YAML 1.1.
 * A key that occurs twice in a map is an error. The total size after expanding aliases is limited.
 */
final class YamlFile {

  /** The core schema; merge keys are followed here, since maps may merge themselves. */
  private static final class Scalars extends JsonSchema {
    @Override
    public ScalarResolver getScalarResolver() {
      return new CoreScalarResolver(false);
    }
  }

  private final String file;
  private int values;

  private YamlFile(String file) {
    this.file = file;
  }

  static Declared read(String file, String text) {
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(file)
            .setSchema(new Scalars())
            .setMaxAliasesForCollections(PackageBounds.MOST_ALIASES)
            .setCodePointLimit(PackageBounds.MOST_TEXT_BYTES)
            .build();
    try {
      refuseMergeTags(settings, file, text);
      Optional<Node> root = new Compose(settings).composeString(text);
      return root.isEmpty()
          ? Declared.nothing(file)
          : new YamlFile(file).declared(root.get(), "", 0);
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
      throw new UsageException(
          file + ":" + line + ": not YAML: " + Printable.inLine(e.getProblem()));
    } catch (YamlEngineException e) {
      throw new UsageException(
          file + ": not YAML: " + e.getMessage().lines().findFirst().orElse(""));
    } catch (StackOverflowError e) {
      throw new UsageException(file + ": nested too deeply");
    }
  }

  /** Refuses {@code !!merge}, which the library follows without end if a map merges itself. */
  private static void refuseMergeTags(LoadSettings settings, String file, String text) {
    for (Event each : new Parse(settings).parseString(text)) {
      if (each instanceof ScalarEvent scalar
          && scalar.getTag().filter(Tag.MERGE.getValue()::equals).isPresent()) {
        int line = each.getStartMark().map(Mark::getLine).orElse(0) + 1;
        throw new UsageException(file + ":" + line + ": !!merge is not supported");
      }
    }
  }

  private Declared declared(Node node, String path, int depth) {
    int line = line(node);
    if (++values > PackageBounds.MOST_VALUES || depth > PackageBounds.DEEPEST) {
      throw new UsageException(
          file + ":" + line + ": too large after expanding aliases, or nested too deeply");
    }
    if (node instanceof MappingNode mapping) {
      return Declared.map(file, line, path, entries(mapping, path, depth));
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

  /**
   * The entries of a map, with those of the maps that it merges ({@code <<: *other}). Its own
   * entries hide merged ones, and earlier merged ones hide later ones.
   */
  private Map<String, Declared> entries(MappingNode mapping, String path, int depth) {
    Map<String, Declared> entries = new LinkedHashMap<>();
    Map<String, Declared> merged = new LinkedHashMap<>();
    Map<String, Integer> lines = new HashMap<>();
    for (NodeTuple each : mapping.getValue()) {
      int line = line(each.getKeyNode());
      String key = key(each.getKeyNode(), line);
      Integer before = lines.put(key, line);
      if (before != null) {
        throw Declared.repeated(file, line, Declared.inside(path, key), before);
      }
      if (isMerge(each.getKeyNode())) {
        merge(each.getValueNode(), path, depth, merged);
      } else {
        entries.put(key, declared(each.getValueNode(), Declared.inside(path, key), depth + 1));
      }
    }
    merged.forEach(entries::putIfAbsent);
    return entries;
  }

  private static boolean isMerge(Node key) {
    return key instanceof ScalarNode scalar && scalar.isPlain() && scalar.getValue().equals("<<");
  }

  /** Adds the entries of a map, or of each map in a list. */
  private void merge(Node value, String path, int depth, Map<String, Declared> merged) {
    if (value instanceof SequenceNode sequence && depth <= PackageBounds.DEEPEST) {
      sequence.getValue().forEach(each -> merge(each, path, depth + 1, merged));
      return;
    }
    Declared map = declared(value, path, depth + 1);
    if (!map.isMap()) {
      throw map.wrong("a map after <<");
    }
    map.entries().forEach(merged::putIfAbsent);
  }

  private static int line(Node node) {
    return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
  }

  private String key(Node node, int line) {
    if (node instanceof ScalarNode scalar) {
      return scalar.getValue();
    }
    throw new UsageException(file + ":" + line + ": expected a string as key");
  }
}
