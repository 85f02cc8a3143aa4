package harness.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.corpus.export.PackageTexts;
import harness.reference.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** A package's two validators, in one Python process that judges many files. */
final class PythonValidators {

  private static final String DRIVER =
      """
      import base64, importlib.util, json, sys

      def load(name, path):
          spec = importlib.util.spec_from_file_location(name, path)
          module = importlib.util.module_from_spec(spec)
          spec.loader.exec_module(module)
          return module

      inputs, outputs = load("inputs", sys.argv[1]), load("outputs", sys.argv[2])
      with open(sys.argv[3]) as tasks:
          for task in json.load(tasks):
              files = [base64.b64decode(file) for file in task]
              judged = inputs.validate(*files) if len(files) == 1 else outputs.check(*files)
              print(json.dumps(judged))
      """;

  /** A validator's exit code and message. */
  record Said(int code, String line) {}

  private final Path folder;
  private final List<List<String>> tasks = new ArrayList<>();

  PythonValidators(Puzzle puzzle, Path folder) throws IOException {
    this.folder = folder;
    PackageTexts texts = new PackageTexts(puzzle);
    Files.writeString(folder.resolve("driver.py"), DRIVER);
    Files.writeString(folder.resolve("inputs.py"), texts.inputValidator());
    Files.writeString(folder.resolve("outputs.py"), texts.outputValidator());
  }

  static boolean available() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException none) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void addInput(byte[] input) {
    tasks.add(List.of(encoded(input)));
  }

  void addOutput(byte[] input, byte[] answer, byte[] output) {
    tasks.add(List.of(encoded(input), encoded(answer), encoded(output)));
  }

  /** The result for each file, in the order in which they were added. */
  List<Said> judge() throws IOException, InterruptedException {
    JsonMapper json = new JsonMapper();
    Path file = folder.resolve("tasks.json");
    json.writeValue(file.toFile(), tasks);
    Path answers = folder.resolve("said.json");
    ProcessBuilder python =
        new ProcessBuilder("python3", "driver.py", "inputs.py", "outputs.py", "tasks.json")
            .directory(folder.toFile())
            .redirectOutput(answers.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    int code = python.start().waitFor();
    if (code != 0) {
      throw new IOException("the driver of the validators ends with " + code);
    }
    List<Said> said = new ArrayList<>();
    for (String line : Files.readAllLines(answers)) {
      JsonNode pair = json.readTree(line);
      said.add(new Said(pair.get(0).asInt(), pair.get(1).asText()));
    }
    return said;
  }

  private static String encoded(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
