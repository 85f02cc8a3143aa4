package harness.toolchain;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version of a language.
 *
 * @param version such as {@code 3.12}
 * @param ifErrors a regular expression for the error output of an older version that met what only
 *     this version understands
 */
public record NewerVersion(
    @JsonProperty(required = true) String version, @JsonProperty(required = true) String ifErrors) {

  private static final Pattern NUMBERS = Pattern.compile("(\\d+)\\.(\\d+)");

  /** Whether this is newer than an installed version, as its probe prints it. */
  public boolean isNewerThan(String installed) {
    Matcher own = NUMBERS.matcher(version);
    Matcher its = NUMBERS.matcher(installed);
    if (!own.find() || !its.find()) {
      return false;
    }
    int major = Integer.compare(number(own, 1), number(its, 1));
    return major > 0 || (major == 0 && number(own, 2) > number(its, 2));
  }

  private static int number(Matcher numbers, int group) {
    return Integer.parseInt(numbers.group(group));
  }
}
