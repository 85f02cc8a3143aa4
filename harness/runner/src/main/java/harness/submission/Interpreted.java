package harness.submission;

import harness.machine.SearchPath;
import harness.toolchain.Languages;
import harness.toolchain.Toolchain;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A command whose program is an interpreter or a script. Version managers put wrapper scripts in
 * front of interpreters, which only work for their own user, so the command is rewritten to use the
 * real interpreter.
 *
 * @param command the command to run
 * @param needed files that a sandbox must show
 */
record Interpreted(List<String> command, List<Path> needed) {

  private static final int LONGEST_FIRST_LINE = 256;
  private static final String SCRIPT = "#!";

  static Interpreted of(List<String> command, Languages languages) throws IOException {
    Path program = Path.of(command.get(0));
    Optional<Toolchain> interpreter =
        SearchPath.find(program.getFileName().toString())
            .filter(program::equals)
            .flatMap(path -> languages.interpreter(path.getFileName().toString()));
    if (interpreter.isPresent()) {
      List<String> words = new ArrayList<>(command);
      words.set(0, Objects.requireNonNull(interpreter.get().executable()).toString());
      return new Interpreted(words, interpreter.get().needed());
    }
    List<String> first = firstLine(program);
    return first.isEmpty()
        ? new Interpreted(command, Toolchain.neededBy(program))
        : script(command, first, languages);
  }

  /** A script whose first line has these words; sees through {@code /usr/bin/env}. */
  private static Interpreted script(List<String> command, List<String> first, Languages languages) {
    boolean env = first.size() > 1 && Path.of(first.get(0)).endsWith("env");
    if (!env) {
      return new Interpreted(command, existing(Path.of(first.get(0))));
    }
    Toolchain toolchain =
        languages.interpreter(first.get(1)).orElseGet(() -> Toolchain.ofTool(first.get(1)));
    List<String> words = new ArrayList<>();
    words.add(Objects.requireNonNull(toolchain.executable()).toString());
    words.addAll(first.subList(2, first.size()));
    words.addAll(command);
    return new Interpreted(words, toolchain.needed());
  }

  private static List<Path> existing(Path interpreter) {
    return Files.exists(interpreter) ? Toolchain.neededBy(interpreter) : List.of();
  }

  private static List<String> firstLine(Path program) throws IOException {
    try (InputStream in = Files.newInputStream(program)) {
      String start = new String(in.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.ISO_8859_1);
      if (!start.startsWith(SCRIPT)) {
        return List.of();
      }
      return CommandWords.split(start.lines().findFirst().orElse("").substring(SCRIPT.length()));
    }
  }
}
