package harness.shrink.text;

/**
 * An input to try.
 *
 * @param place where the change begins in the original input, in the units of its pass
 */
public record Candidate(Layout layout, int place) {}
