package harness.draw;

/**
 * A number of a template that may be lowered to get smaller cases: the upper end of a range of
 * integers, or a positive integer that is a word or the value of one: {@code 5}, {@code --n=5}.
 * Those in the alternatives of a choice count too.
 *
 * @param text where it stands: the range {@code [1..1000]}, or the word {@code --n=5}
 * @param least it cannot be lowered below this: the greatest lower end of the range, or 0
 * @param value what it is now
 * @param isRange whether it is the end of a range
 */
public record Lowerable(String text, long least, long value, boolean isRange) {}
