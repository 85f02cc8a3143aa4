package harness.process;

import java.io.ByteArrayOutputStream;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the files that the runner sends back: only the requested ones, up to the limit. */
final class ReturnedFiles {

  private final WantedFiles wanted;
  private final Map<String, ByteArrayOutputStream> files = new LinkedHashMap<>();
  private final Set<String> cut = new HashSet<>();
  private @Nullable String current; // none once it is cut

  ReturnedFiles(WantedFiles wanted) {
    this.wanted = wanted;
  }

  /** Starts another file; returns whether that file was requested. */
  boolean begin(String name) {
    current = null;
    if (wanted.has(name) && files.putIfAbsent(name, new ByteArrayOutputStream()) == null) {
      current = name;
    }
    return current != null;
  }

  /** Adds bytes to the current file; returns whether there is one with room for them. */
  boolean add(byte[] more) {
    ByteArrayOutputStream bytes = current == null ? null : files.get(current);
    if (bytes == null || more.length > wanted.mostBytes() - bytes.size()) {
      return false;
    }
    bytes.writeBytes(more);
    return true;
  }

  /** The rest of the current file is cut off; returns whether there is a current file. */
  boolean cut() {
    boolean there = current != null && cut.add(current);
    current = null;
    return there;
  }

  /** All files received, in the order in which they were requested. */
  Map<String, KeptFile> all() {
    Map<String, KeptFile> all = new LinkedHashMap<>();
    files.forEach(
        (name, bytes) -> all.put(name, new KeptFile(bytes.toByteArray(), cut.contains(name))));
    return all;
  }
}
