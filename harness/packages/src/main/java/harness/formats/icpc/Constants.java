package harness.formats.icpc;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The constants of a package: {@code {{name}}} stands for a value, {@code {{name.variant}}} for the
 * same value in another notation.
 */
record Constants(Map<String, String> values, PackageFolder folder) {

  private static final long LARGEST_SOURCE = 1 << 20;
  private static final Pattern REFERENCE = Pattern.compile("\\{\\{([^{}]*)}}");

  static Constants of(Declared declared, PackageFolder folder) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Map.Entry<String, Declared> each : declared.entries().entrySet()) {
      Declared value = each.getValue();
      if (!value.isMap()) {
        values.put(each.getKey(), value.text());
        continue;
      }
      for (Map.Entry<String, Declared> variant : value.entries().entrySet()) {
        String text = variant.getValue().text();
        values.put(each.getKey() + "." + variant.getKey(), text);
        if (variant.getKey().equals("value")) {
          values.put(each.getKey(), text);
        }
      }
    }
    return new Constants(values, folder);
  }

  /** The path itself, or a filled-in copy if any constants occur. */
  Path filledIn(Path program) {
    List<Path> files = values.isEmpty() ? List.of() : folder.files(program);
    if (files.stream().noneMatch(this::isConcerned)) {
      return program;
    }
    boolean single = !Files.isDirectory(program);
    Path copy = folder.made().folder(single ? "filled" : program.getFileName().toString());
    for (Path each : files) {
      Path place = single ? each.getFileName() : program.relativize(each);
      copy(each, copy.resolve(place.toString()));
    }
    Path filled = single ? copy.resolve(program.getFileName()) : copy;
    folder.scratch().standsFor(filled, program);
    return filled;
  }

  private boolean isConcerned(Path file) {
    try {
      return Files.isRegularFile(file)
          && Files.size(file) <= LARGEST_SOURCE
          && !TextFile.read(file).equals(filled(TextFile.read(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void copy(Path from, Path to) {
    try {
      Files.createDirectories(to.getParent());
      if (isConcerned(from)) {
        Files.writeString(to, filled(TextFile.read(from)));
      } else {
        Files.copy(from, to);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String filled(String text) {
    StringBuilder filled = new StringBuilder();
    Matcher reference = REFERENCE.matcher(text);
    int next = 0;
    while (reference.find()) {
      String value = values.get(reference.group(1));
      if (value != null) {
        filled.append(text, next, reference.start()).append(value);
        next = reference.end();
      }
      if (filled.length() > PackageBounds.MOST_FILLED_IN) {
        throw new UsageException(folder.root() + ": a text is too large with its constants");
      }
    }
    return filled.append(text, next, text.length()).toString();
  }
}
