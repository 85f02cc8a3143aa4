package harness.cli.options;

import harness.machine.Shell;
import java.time.Duration;
import java.util.List;

/** Options as on a command line, each after a space. */
final class OptionText {

  private final StringBuilder text = new StringBuilder();

  /** Adds an option with its value, quoted; nothing if the value is null. */
  OptionText add(String option, Object value) {
    if (value != null) {
      text.append(' ').append(option).append(' ').append(Shell.quoted(value));
    }
    return this;
  }

  /** Adds an option once for each value. */
  OptionText addAll(String option, List<?> values) {
    values.forEach(each -> add(option, each));
    return this;
  }

  /** Adds a time, in milliseconds, unless it is the usual one. */
  OptionText addTime(String option, Duration time, Duration usual) {
    return add(option, time == null || time.equals(usual) ? null : time.toMillis() + "ms");
  }

  /** Adds an option without a value if it is set. */
  OptionText addFlag(String option, boolean set) {
    text.append(set ? " " + option : "");
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
