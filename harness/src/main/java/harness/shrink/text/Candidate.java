package harness.shrink.text;

/**
 * An input to be tried.
 *
 * @param place where in the input from which it is made the change begins, as its pass counts
 */
public record Candidate(Layout layout, int place) {}
