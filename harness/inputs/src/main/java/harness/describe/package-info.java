/**
 * Descriptions of a problem's inputs in the checktestdata language: parsing, validating, drawing.
 *
 * <p>With the learning of descriptions and the shrinking of inputs, this is a library that knows
 * inputs as texts. It learns their form from samples, draws more of them, and makes one shorter as
 * long as something stays true of it:
 *
 * <pre>{@code
 * Duration second = Duration.ofSeconds(1);
 * List<String> samples = List.of("3\n5 1 4\n", "1\n7\n", "4\n2 2 9 6\n");
 * Description lists = Description.parse(Proposal.of(samples).text());
 * SplittableRandom random = new SplittableRandom(1);
 * String drawn = lists.draw(Strategy.UNIFORM, 100, random, second);
 * lists.validate(drawn, second); // throws Refused if it does not match
 * String failing = "5\n9 3 4 7 1\n";
 * Predicate<String> fails = each -> lists.accepts(each, second) && each.contains("4");
 * String smallest = TextReduction.smallest(failing, fails);
 * }</pre>
 *
 * <p>A description that is wrong is a {@link harness.describe.syntax.BadDescription}, an input that
 * does not match a {@link harness.describe.run.Refused}.
 */
package harness.describe;
