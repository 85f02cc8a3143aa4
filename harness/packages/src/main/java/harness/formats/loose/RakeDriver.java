package harness.formats.loose;

import java.util.List;
import java.util.regex.Pattern;

/** Test loops in the tasks of a rakefile, which is Ruby. */
final class RakeDriver implements DriverDialect {

  private static final Pattern NAME = Pattern.compile("[Rr]akefile(\\.rb)?|.*\\.rake");

  @Override
  public boolean isOf(String fileName, String firstLine) {
    return NAME.matcher(fileName).matches();
  }

  @Override
  public List<DriverCall> calls(String text) {
    return SourceDriver.of("tasks.rb").calls(text);
  }
}
