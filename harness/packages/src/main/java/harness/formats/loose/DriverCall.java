package harness.formats.loose;

import java.util.List;

/**
 * A program call in somebody's own test loop. Pipes and captured outputs count as files, with names
 * that no file has.
 *
 * @param words the program and its arguments, as written; {@value #UNKNOWN} where a word is
 *     computed
 * @param reads the file on its standard input; null if the call does not set it
 * @param writes the file that gets its standard output; null if the call does not set it
 */
record DriverCall(List<String> words, String reads, String writes) {

  /** A word, or a part of one, that is not known before the driver runs. */
  static final String UNKNOWN = "\uFFFD";

  /** Stands between the variables whose contents a program reads one after the other. */
  static final String JOINED = "+|";

  DriverCall {
    words = List.copyOf(words);
  }

  /** A call that sets neither stream. */
  static DriverCall of(List<String> words) {
    return new DriverCall(words, null, null);
  }

  /** This call; streams that it does not set are those of its caller. */
  DriverCall within(String callerReads, String callerWrites) {
    return new DriverCall(
        words, reads == null ? callerReads : reads, writes == null ? callerWrites : writes);
  }

  /** The last part of a path, without a leading folder. */
  static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
