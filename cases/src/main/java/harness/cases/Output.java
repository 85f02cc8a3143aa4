package harness.cases;

/**
 * A submission's output for one case: a puzzle's {@link Answer}, or the bytes that a program
 * printed. Only the problem's checker looks inside.
 */
public interface Output {}
