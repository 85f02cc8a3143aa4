package harness.describe.constraints;

import harness.describe.constraints.Term.Constant;
import harness.describe.constraints.Term.Dots;
import harness.describe.constraints.Term.Extreme;
import harness.describe.constraints.Term.Operation;
import harness.describe.constraints.Term.Variable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads amounts, such as {@code 2 * 10^5} and {@code n(n-1)/2}. */
final class TermReader {

  private static final int DEEPEST = 50;

  private final ClauseWords words;
  private int depth;

  TermReader(ClauseWords words) {
    this.words = words;
  }

  /** Reads a sum; null if there is none here, or if it is too deep. */
  Term read() {
    if (depth >= DEEPEST) {
      return null;
    }
    depth++;
    try {
      return sum();
    } finally {
      depth--;
    }
  }

  private Term sum() {
    Term sum = product();
    while (sum != null && isNext("+", "-")) {
      sum = operation(sum, words.take().text().charAt(0), product());
    }
    return sum;
  }

  private Term product() {
    Term product = power();
    while (product != null) {
      if (isNext("*", "/")) {
        product = operation(product, words.take().text().charAt(0), power());
      } else if (isFactor(product)) {
        product = operation(product, '*', power());
      } else {
        return product;
      }
    }
    return null;
  }

  /** Whether a factor follows without a sign, as in {@code 2n} and {@code n(n-1)}. */
  private boolean isFactor(Term before) {
    return words.isAttached()
        && (words.peek().is("(") || (before instanceof Constant && words.peek().name() != null));
  }

  private Term power() {
    if (words.take("-")) {
      return operation(new Constant(BigDecimal.ZERO), '-', power());
    }
    Term base = single();
    return base != null && words.take("^") ? operation(base, '^', exponent()) : base;
  }

  private Term exponent() {
    return words.take("-") ? operation(new Constant(BigDecimal.ZERO), '-', single()) : single();
  }

  private Term single() {
    ClauseWords.Word word = words.peek();
    if (word == null) {
      return null;
    }
    if (word.isNumber()) {
      words.take();
      return word.text().length() > Term.MOST_DIGITS ? null : number(word.text());
    }
    if (word.name() != null) {
      words.take();
      return isExtreme(word) ? extreme(word) : new Variable(word.name());
    }
    if (words.take("...")) {
      return new Dots();
    }
    for (String brackets : List.of("()", "{}")) {
      if (words.take(brackets.substring(0, 1))) {
        Term inside = read();
        return inside != null && words.take(brackets.substring(1)) ? inside : null;
      }
    }
    return words.take("|") ? length() : null;
  }

  private static Term number(String text) {
    String plain = text.replaceAll("[ ,'_]", "").toLowerCase(Locale.ROOT);
    if (plain.matches(".*e[+-]?\\d{5,}")) {
      return null;
    }
    BigDecimal number = new BigDecimal(plain);
    return Term.digits(number) > Term.MOST_DIGITS ? null : new Constant(number);
  }

  private Term length() {
    ClauseWords.Word word = words.isAtEnd() ? null : words.take();
    return word != null && word.name() != null && words.take("|")
        ? new Variable(new Name(word.name().letters(), word.name().index(), Name.Shape.LENGTH))
        : null;
  }

  private static boolean isExtreme(ClauseWords.Word word) {
    return word.is("min") || word.is("max");
  }

  private Term extreme(ClauseWords.Word word) {
    if (!words.take("(")) {
      return null;
    }
    List<Term> amounts = new ArrayList<>();
    do {
      Term each = read();
      if (each == null) {
        return null;
      }
      amounts.add(each);
    } while (words.take(","));
    return words.take(")") ? new Extreme(word.is("min"), amounts) : null;
  }

  private boolean isNext(String... texts) {
    ClauseWords.Word word = words.peek();
    return word != null && List.of(texts).contains(word.text());
  }

  private static Term operation(Term left, char operator, Term right) {
    return left == null || right == null ? null : new Operation(operator, left, right);
  }
}
