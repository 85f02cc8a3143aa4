package harness.dialect;

import harness.process.Content;
import harness.process.RunRequest;
import java.util.ArrayList;
import java.util.List;

/**
 * What a checker judges by; not to be changed.
 *
 * @param input the input of the case
 * @param output what the submission printed
 * @param answer the right output; empty if unknown
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record CheckedFiles(byte[] input, byte[] output, byte[] answer) {

  /** One of the files. */
  enum Part {
    INPUT("input"),
    OUTPUT("output"),
    ANSWER("answer");

    private final String name;

    Part(String name) {
      this.name = name;
    }
  }

  Content content(Part part) {
    return Content.of(
        switch (part) {
          case INPUT -> input;
          case OUTPUT -> output;
          case ANSWER -> answer;
        });
  }

  /** A request with some files, whose names are the arguments, in this order. */
  RunRequest named(RunRequest blank, List<Part> parts) {
    RunRequest request = blank;
    List<String> names = new ArrayList<>();
    for (Part each : parts) {
      names.add(each.name);
      request = request.withFile(each.name, content(each));
    }
    return request.withArguments(names);
  }
}
