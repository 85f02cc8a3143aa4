package harness.process;

import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects the files that the runner sends back: only the requested ones, up to the limit. */
final class ReturnedFiles {

  private final WantedFiles wanted;
  private final Map<String, KeptFile> complete = new LinkedHashMap<>();
  private String name;
  private ByteArrayOutputStream bytes;

  ReturnedFiles(WantedFiles wanted) {
    this.wanted = wanted;
  }

  /** Starts another file; returns whether that file was requested. */
  boolean begin(String next) {
    complete(false);
    if (!wanted.has(next) || complete.containsKey(next)) {
      return false;
    }
    name = next;
    bytes = new ByteArrayOutputStream();
    return true;
  }

  /** Adds bytes to the current file; returns whether there is one with room for them. */
  boolean add(byte[] more) {
    if (name == null || more.length > wanted.mostBytes() - bytes.size()) {
      return false;
    }
    bytes.writeBytes(more);
    return true;
  }

  /** The rest of the current file is cut off; returns whether there is a current file. */
  boolean cut() {
    boolean there = name != null;
    complete(true);
    return there;
  }

  private void complete(boolean cut) {
    if (name != null) {
      complete.put(name, new KeptFile(bytes.toByteArray(), cut));
      name = null;
    }
  }

  /** All files received, in the order in which they were requested. */
  Map<String, KeptFile> all() {
    complete(false);
    return complete;
  }
}
