package harness.cli.options;

import harness.cases.Printable;
import harness.formats.GeneratorRule;
import harness.formats.loose.GeneratorCalls;
import harness.formats.loose.OpenedFiles;
import harness.machine.Terminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What the sources of generators tell that the user named.
 *
 * @param here base of relative paths
 */
record GeneratorSources(Path here) {

  /** Rules with what the sources of their generators tell. */
  List<GeneratorRule> read(List<GeneratorRule> rules) {
    return rules.stream()
        .map(each -> Files.isRegularFile(here.resolve(each.program())) ? read(each) : each)
        .toList();
  }

  /** Arguments may be looked for where none are named; an input may be written to a file. */
  private GeneratorRule read(GeneratorRule rule) {
    Path source = here.resolve(rule.program());
    OpenedFiles opened = OpenedFiles.of(source);
    String written = opened.onlyWritten();
    if (written != null) {
      Terminal.note(
          Printable.inLine(source.getFileName() + " " + opened.told() + OpenedFiles.TAKEN));
    }
    GeneratorRule read = written == null ? rule : rule.withWrites(written);
    return rule.arguments().text().isEmpty() ? read.withUnknown(GeneratorCalls.of(source)) : read;
  }
}
