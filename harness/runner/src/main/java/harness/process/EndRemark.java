package harness.process;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What can be said about a program's end besides its exit code or signal. Nobody sees a dying
 * program's last access, so a stack overflow is told by how large the stack was shortly before.
 */
final class EndRemark {

  private static final String OVERFLOW = "stack overflow";

  /** How Java reports it. */
  private static final String OF_JAVA = "java.lang.StackOverflowError";

  /** How it is told the size of its stacks. */
  private static final Pattern STACK_OF_JAVA = Pattern.compile("-Xss(\\d+)m");

  private EndRemark() {}

  /**
   * The remark in a few words, if there is something to say.
   *
   * @param stackBytes the largest stack seen; 0 if unknown
   */
  static @Nullable String of(
      Program program,
      RunLimits limits,
      Cause cause,
      int signal,
      String errors,
      long peakBytes,
      long stackBytes) {
    if (cause == Cause.EXIT) {
      String version = program.neededVersion(errors);
      return version == null ? ofJava(program, errors) : "needs " + version;
    }
    boolean crashed = cause == Cause.SIGNAL && signal == Signals.SEGMENTATION;
    long limit = limits.stackBytes();
    if (limit == 0 || !(crashed || cause == Cause.MEMORY)) {
      return null;
    }
    if (stackBytes > limit / 4 * 3) {
      return OVERFLOW + mayGrow(limit >> 20);
    }
    boolean perhaps =
        crashed && (stackBytes > limit / 2 || (stackBytes == 0 && peakBytes > limit / 4 * 3));
    return perhaps ? "perhaps a " + OVERFLOW + mayGrow(limit >> 20) : null;
  }

  private static @Nullable String ofJava(Program program, String errors) {
    if (!errors.contains(OF_JAVA)) {
      return null;
    }
    return program.command().stream()
        .map(STACK_OF_JAVA::matcher)
        .filter(Matcher::matches)
        .findFirst()
        .map(size -> OVERFLOW + mayGrow(Long.parseLong(size.group(1))))
        .orElse(OVERFLOW);
  }

  private static String mayGrow(long mebibytes) {
    return "; the stack may grow to " + mebibytes + " MiB";
  }
}
