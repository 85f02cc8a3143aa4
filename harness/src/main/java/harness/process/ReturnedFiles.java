package harness.process;

import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files that the runner sends back, as they come: only what is wanted, and no more of it. */
final class ReturnedFiles {

  private final WantedFiles wanted;
  private final Map<String, KeptFile> complete = new LinkedHashMap<>();
  private String name;
  private ByteArrayOutputStream bytes;

  ReturnedFiles(WantedFiles wanted) {
    this.wanted = wanted;
  }

  /** The bytes of another file follow; whether that one is wanted. */
  boolean begin(String next) {
    complete(false);
    if (!wanted.has(next) || complete.containsKey(next)) {
      return false;
    }
    name = next;
    bytes = new ByteArrayOutputStream();
    return true;
  }

  /** Adds bytes to the current file; whether there is one, and room in it. */
  boolean add(byte[] more) {
    if (name == null || more.length > wanted.mostBytes() - bytes.size()) {
      return false;
    }
    bytes.writeBytes(more);
    return true;
  }

  /** The current file goes on, and is cut; whether there is one. */
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

  /** All that have come, in the order in which they were wanted. */
  Map<String, KeptFile> all() {
    complete(false);
    return complete;
  }
}
