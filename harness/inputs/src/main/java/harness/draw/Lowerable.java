package harness.draw;

/**
 * A number in a template that can be lowered to get smaller cases: the upper end of an integer
 * range, or a positive integer that is a word or the value in one: {@code 5}, {@code --n=5}.
 * Numbers in the alternatives of a choice count too.
 *
 * @param text the surrounding text: the range {@code [1..1000]}, or the word {@code --n=5}
 * @param least the minimum: the greatest lower end of the range, or 0
 * @param value its current value
 */
public record Lowerable(String text, long least, long value) {}
