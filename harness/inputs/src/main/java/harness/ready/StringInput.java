package harness.ready;

import java.util.List;
import java.util.SplittableRandom;

/** Strings. */
final class StringInput extends ReadyInput {

  private static final int LONGEST = 20_000_000;
  private static final String PERIOD = "period";

  StringInput() {
    super(
        "string",
        "strings, each in its line; with head=n or head=k,n after their length and number",
        "",
        Parameter.size("n", "[1..10]", "length; in head, all strings of a case have it"),
        Parameter.size("k", "", "number of strings; one if it is not given"),
        Parameter.text("letters", "abc", "the letters; [a..z] is a range"),
        Parameter.word(
            "shape",
            "thue-morse breaks hashes modulo 2^64 from n=2048 on; runs are runs of equal letters",
            List.of(
                Parameter.ANY,
                "random",
                "equal",
                "one-differs",
                "periodic",
                "palindrome",
                "runs",
                "fibonacci",
                "thue-morse",
                "de-bruijn")),
        Parameter.size(PERIOD, "[1..3]", "length of the period of periodic strings"));
  }

  @Override
  void draw(Values values, InputLines to) {
    int k = values.isGiven("k") ? values.size("k", 0, MOST_ITEMS) : 1;
    values.set("k", k);
    boolean isOneLength = values.isPrinted("n");
    int common = values.size("n", 0, LONGEST);
    for (int i = 0; i < k; i++) {
      int n = isOneLength || i == 0 ? common : values.another("n", 0, LONGEST);
      to.line(string(n, values));
    }
  }

  private static CharSequence string(int n, Values values) {
    String letters = values.characters("letters");
    SplittableRandom random = values.random();
    StringBuilder text = new StringBuilder(n);
    switch (values.word("shape")) {
      case "equal" -> text.append(String.valueOf(any(letters, random)).repeat(n));
      case "one-differs" -> {
        text.append(String.valueOf(any(letters, random)).repeat(n));
        if (n > 0) {
          text.setCharAt(random.nextInt(n), any(letters, random));
        }
      }
      case "periodic" -> {
        int period = values.another(PERIOD, 1, LONGEST);
        String part = random(Math.min(n, period), letters, random).toString();
        text.append(part.isEmpty() ? "" : part.repeat(n / part.length() + 1)).setLength(n);
      }
      case "palindrome" -> {
        CharSequence half = random((n + 1) / 2, letters, random);
        text.append(half).append(new StringBuilder(half).reverse(), n % 2, (n + 1) / 2);
      }
      case "runs" -> {
        while (text.length() < n) {
          int most = n - text.length();
          int run = 1 + random.nextInt(random.nextBoolean() ? most : Math.min(most, 3));
          text.append(String.valueOf(any(letters, random)).repeat(run));
        }
      }
      case "fibonacci" -> fibonacci(n, letters, text);
      case "thue-morse" -> {
        for (int i = 0; i < n; i++) {
          text.append(letters.charAt(Integer.bitCount(i) % 2 % letters.length()));
        }
      }
      case "de-bruijn" -> deBruijn(n, letters, text);
      default -> text.append(random(n, letters, random));
    }
    return text;
  }

  private static char any(String letters, SplittableRandom random) {
    return letters.charAt(random.nextInt(letters.length()));
  }

  private static StringBuilder random(int n, String letters, SplittableRandom random) {
    StringBuilder text = new StringBuilder(n);
    for (int i = 0; i < n; i++) {
      text.append(any(letters, random));
    }
    return text;
  }

  /** The beginning of the Fibonacci word: each word is the previous one and the one before it. */
  private static void fibonacci(int n, String letters, StringBuilder text) {
    text.append(letters.charAt(0));
    int before = 0; // length of the previous word
    while (text.length() < n) {
      int length = text.length();
      if (before == 0) {
        text.append(letters.charAt(letters.length() > 1 ? 1 : 0));
      } else {
        text.append(text, 0, Math.min(before, n - length));
      }
      before = length;
    }
    text.setLength(n);
  }

  /**
   * The beginning of a de Bruijn sequence, in which all words of a length occur once: Lyndon words
   * in their order (Fredricksen, Kessler and Maiorana, 1978).
   */
  private static void deBruijn(int n, String letters, StringBuilder text) {
    int kinds = letters.length();
    int order = 1;
    for (long words = kinds; kinds > 1 && words < n; words *= kinds) {
      order++;
    }
    int[] word = new int[order];
    for (int length = 1; length > 0 && text.length() < n; ) {
      if (order % length == 0) {
        for (int i = 0; i < length; i++) {
          text.append(letters.charAt(word[i]));
        }
      }
      for (int i = length; i < order; i++) {
        word[i] = word[i - length];
      }
      length = order;
      while (length > 0 && word[length - 1] == kinds - 1) {
        length--;
      }
      if (length > 0) {
        word[length - 1]++;
      }
    }
    while (text.length() < n) { // the sequence is a circle
      text.append(text, 0, Math.min(text.length(), n - text.length()));
    }
    text.setLength(n);
  }
}
