package harness.formats.dmoj;

import com.fasterxml.jackson.databind.ObjectMapper;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.machine.ResourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Checkers that are functions in Python, which DMOJ's judge calls in its own process. Here each is
 * put into a program that calls it with what the judge knows of a test. The source of the
 * submission is not among that.
 */
final class PythonChecker {

  private static final String RUNNER = "python_checker.py";

  private PythonChecker() {}

  /**
   * The program for a checker.
   *
   * @param file the source with the function {@code check}
   * @param arguments of the function, besides those that the judge gives
   */
  static CheckerCall of(Path file, Declared arguments, PackageFolder folder) {
    Path made = folder.made().copied(file, List.of(), each -> each);
    Path program = made.resolve(SubmissionList.stem(file) + ".py");
    try {
      String name = file.getFileName().toString();
      List<Object> call = List.of(name, TextFile.read(file), values(arguments));
      String encoded =
          Base64.getEncoder().encodeToString(new ObjectMapper().writeValueAsBytes(call));
      String line = "run(*json.loads(base64.b64decode(\"%s\")))\n".formatted(encoded);
      folder.made().written(program, ResourceText.of(PythonChecker.class, RUNNER) + line);
      return CheckerCall.of(folder.neededProgram(program), CheckerCodes.CMS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Object> values(Declared arguments) {
    Map<String, Object> values = new LinkedHashMap<>();
    arguments.entries().forEach((name, value) -> values.put(name, value(value)));
    return values;
  }

  private static Object value(Declared value) {
    if (value.isList()) {
      return value.elements().stream().map(PythonChecker::value).toList();
    }
    if (value.isMap()) {
      return values(value);
    }
    String text = value.text();
    if (text.matches("-?[0-9]{1,18}")) {
      return Long.valueOf(text);
    }
    return text.matches("true|false") ? (Object) Boolean.valueOf(text) : text;
  }
}
