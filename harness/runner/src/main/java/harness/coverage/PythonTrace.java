package harness.coverage;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What Python's {@code trace} module writes: the counts, which the next run adds to, and for each
 * module a copy of its source in which each line begins with how often it ran.
 *
 * @param sources the program's source files
 */
record PythonTrace(List<Path> sources) implements LineRecords {

  private static final String COUNTS = "counts";
  private static final String LISTING = ".cover";

  /** A line that ran, or one that did not; others have no code. */
  private static final Pattern LINE = Pattern.compile(" *\\d+: .*|(>>>>>>) .*", Pattern.DOTALL);

  @Override
  public List<String> names() {
    return Stream.concat(Stream.of(COUNTS), sources.stream().map(PythonTrace::listing))
        .distinct()
        .toList();
  }

  private static String listing(Path source) {
    String name = source.getFileName().toString();
    return name.substring(0, Math.max(0, name.lastIndexOf('.'))) + LISTING;
  }

  @Override
  public List<SourceLines> read(Map<String, byte[]> files) {
    List<SourceLines> all = new ArrayList<>();
    for (Path source : sources) {
      String name = source.getFileName().toString();
      byte[] listing = files.get(listing(source));
      if (listing != null) {
        all.add(lines(name, new String(listing, StandardCharsets.UTF_8)));
      }
    }
    return all;
  }

  @Override
  public List<List<SourceLines>> readEach(List<Map<String, byte[]>> runs) {
    return runs.stream().map(this::read).toList();
  }

  private static SourceLines lines(String name, String listing) {
    SourceLines lines = new SourceLines(name);
    int number = 0;
    for (String each : listing.split("\n", -1)) {
      number++;
      Matcher line = LINE.matcher(each);
      if (line.matches()) {
        (line.group(1) == null ? lines.ran() : lines.missed()).set(number);
      }
    }
    return lines;
  }
}
