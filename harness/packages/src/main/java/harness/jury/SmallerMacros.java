package harness.jury;

import harness.formats.Scratch;
import harness.submission.IncludeFolders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A header in which a problem keeps its limits as macros, such as {@code #define N_MAX (long
 * long)500000}, and variants of it with smaller limits. Macros with {@code MAX} in their names are
 * lowered; if there are none, all but those with {@code MIN} or {@code MOD} in theirs. No macro is
 * lowered below the one whose name has {@code MIN} in place of {@code MAX}.
 */
record SmallerMacros(Path header, String text, IncludeFolders includes) {

  private static final String HEADER = "params.h";

  private static final Pattern MACRO =
      Pattern.compile(
          "^(?<start>\\s*#\\s*define\\s+(?<name>\\w+)\\s+(?:\\(long long\\)\\s*)?)"
              + "(?<value>-?[0-9]{1,18})(?<end>\\s*)$",
          Pattern.MULTILINE);

  /** The macros that programs find in these folders; null if there are none to lower. */
  static SmallerMacros in(IncludeFolders includes) throws IOException {
    for (Path folder : includes.folders()) {
      Path header = folder.resolve(HEADER);
      if (Files.isRegularFile(header)) {
        String text = Files.readString(header, StandardCharsets.ISO_8859_1);
        return upTo(text, 1).equals(text) ? null : new SmallerMacros(header, text, includes);
      }
    }
    return null;
  }

  static boolean areReadBy(List<Path> sources) {
    return sources.stream().anyMatch(SmallerMacros::readsHeader);
  }

  private static boolean readsHeader(Path source) {
    try {
      return Files.readString(source, StandardCharsets.ISO_8859_1).contains(HEADER);
    } catch (IOException unreadable) {
      return false; // then it would not have compiled
    }
  }

  /** The include folders, with a header in which no limit exceeds {@code largest}. */
  IncludeFolders upTo(long largest, Scratch scratch) throws IOException {
    Path old = header.getParent();
    Path smaller = scratch.folder("smaller");
    Files.writeString(smaller.resolve(HEADER), upTo(text, largest), StandardCharsets.ISO_8859_1);
    List<Path> folders = new ArrayList<>();
    for (Path each : includes.folders()) {
      if (each.startsWith(old) && isAllThereIs(old)) {
        folders.add(Files.createDirectories(smaller.resolve(old.relativize(each))));
      } else {
        folders.add(each);
      }
    }
    folders.add(0, smaller);
    return new IncludeFolders(folders, includes.standard());
  }

  /** Whether the folder exists for the header, and contains nothing else that programs include. */
  private static boolean isAllThereIs(Path folder) throws IOException {
    try (var all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).count() == 1;
    }
  }

  /** The text with every upper limit above {@code largest} lowered. */
  static String upTo(String text, long largest) {
    Map<String, Long> values = new HashMap<>();
    Matcher macros = MACRO.matcher(text);
    while (macros.find()) {
      values.put(macros.group("name"), Long.valueOf(macros.group("value")));
    }
    boolean named = values.keySet().stream().anyMatch(each -> each.contains("MAX"));
    return MACRO
        .matcher(text)
        .replaceAll(
            macro ->
                Matcher.quoteReplacement(
                    isUpper(macro.group(2), named)
                        ? macro.group(1) + lowered(macro.group(2), values, largest) + macro.group(4)
                        : macro.group()));
  }

  private static boolean isUpper(String name, boolean named) {
    return named ? name.contains("MAX") : !name.contains("MIN") && !name.contains("MOD");
  }

  private static long lowered(String name, Map<String, Long> values, long largest) {
    String lower = name.replace("MAX", "MIN");
    long least = lower.equals(name) ? Long.MIN_VALUE : values.getOrDefault(lower, Long.MIN_VALUE);
    return Math.min(values.get(name), Math.max(least, largest));
  }
}
