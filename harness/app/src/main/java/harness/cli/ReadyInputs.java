package harness.cli;

import harness.cli.ListCommand.ArgumentListing;
import harness.cli.ListCommand.ReadyListing;
import harness.ready.CommonParameters;
import harness.ready.Parameter;
import harness.ready.ReadyCall;
import harness.ready.ReadyInput;
import harness.report.text.Style;
import harness.report.text.Text;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists the ready inputs. */
final class ReadyInputs {

  private static final int WIDTH = 80;
  private static final int INDENT = 21;

  private ReadyInputs() {}

  static List<ReadyListing> listed() {
    return ReadyInput.all().stream()
        .map(
            each ->
                new ReadyListing(
                    ReadyCall.PREFIX + each.name(),
                    each.summary(),
                    Stream.concat(each.parameters().stream(), CommonParameters.ALL.stream())
                        .map(ReadyInputs::listed)
                        .toList()))
        .toList();
  }

  private static ArgumentListing listed(Parameter each) {
    return new ArgumentListing(each.name(), each.written(), each.summary());
  }

  static void print() {
    System.out.println(
        Style.ofOutput().bold("ready inputs") + "  for --generator, such as 'std:tree n=[2..10]'");
    ReadyInput.all()
        .forEach(each -> print(ReadyCall.PREFIX + each.name(), each.summary(), each.parameters()));
    print("all of them", "", CommonParameters.ALL);
  }

  private static void print(String name, String summary, List<Parameter> parameters) {
    if (summary.isEmpty()) {
      System.out.printf("    %-16s ", name);
    } else {
      System.out.printf("    %-16s %s%n", name, wrapped(summary));
      System.out.print(" ".repeat(INDENT));
    }
    System.out.println(
        wrapped(parameters.stream().map(ReadyInputs::written).collect(Collectors.joining(" "))));
  }

  /** A parameter as it is written; long lists of words may continue in the next line. */
  private static String written(Parameter each) {
    String written = each.written();
    return written.length() > WIDTH - INDENT ? written.replace("|", "| ") : written;
  }

  private static String wrapped(String text) {
    return Text.wrap(text, WIDTH - INDENT, " ".repeat(INDENT));
  }
}
