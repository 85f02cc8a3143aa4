package harness.describe.constraints;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes the constraints of a statement with the signs of programs: {@code \le}, {@code ≤} and
 * {@code at most} become {@code <=}. Clauses end with a semicolon.
 */
final class PlainText {

  private static final Map<Pattern, String> RULES = new LinkedHashMap<>();

  static {
    // HTML
    rule("&nbsp;|&thinsp;|&#160;", " ");
    rule("&le(?:q)?;|&#8804;|&lt;=", "<=");
    rule("&ge(?:q)?;|&#8805;|&gt;=", ">=");
    rule("&ne;|&#8800;", "!=");
    rule("&lt;", "<");
    rule("&gt;", ">");
    rule("&times;|&middot;|&sdot;", "*");
    rule("&minus;", "-");
    rule("&amp;", "&");
    rule("(?i)<sub>([^<>]*)</sub>", "_{$1}");
    rule("(?i)<sup>([^<>]*)</sup>", "^{$1}");
    rule("(?i)</?(?:p|li|ul|ol|br|div|tr|td|h[1-6])\\b[^<>]*>", " ; ");
    rule("(?i)</?(?:b|i|em|strong|code|pre|span|var|tt|a|font|nobr)\\b[^<>]*>", "");
    // LaTeX
    rule("\\\\\\\\", " ; ");
    rule("\\\\[()\\[\\]]|\\$|\\\\left(?![a-z])|\\\\right(?![a-z])", "");
    rule("\\\\[,;:! ]|~|\\\\q?quad|\\\\hspace\\{[^{}]*\\}", " ");
    rule("\\\\(?:text|mathrm|mathit|mathbf|mathtt|texttt|textit|textbf|operatorname)\\s*\\{", "{");
    rule("\\\\leqslant|\\\\leq?(?![a-z])", "<=");
    rule("\\\\geqslant|\\\\geq?(?![a-z])", ">=");
    rule("\\\\lt(?![a-z])", "<");
    rule("\\\\gt(?![a-z])", ">");
    rule("\\\\neq?(?![a-z])|\\\\not\\s*=", "!=");
    rule("\\\\cdots|\\\\[ld]?dots[cb]?(?![a-z])", "...");
    rule("\\\\cdot|\\\\times", "*");
    rule("\\\\[dt]?frac\\{([^{}]*)\\}\\{([^{}]*)\\}", "(($1)/($2))");
    rule("\\\\[lr]?vert(?![a-z])|\\\\mid(?![a-z])", "|");
    rule("\\\\sum(?![a-z])|\u2211|\u03a3", " sum ");
    rule("\\bsum\\s*(?:[_^](?:\\{[^{}]*\\}|\\w)\\s*){1,2}", " sum ");
    rule("\\\\(min|max)(?![a-z])", "$1");
    rule("\\\\_", "_");
    rule("\\{,\\}", "");
    // signs
    rule("[\u2264\u2a7d\u2266]", "<=");
    rule("[\u2265\u2a7e\u2267]", ">=");
    rule("\u2260|<>", "!=");
    rule("=<", "<=");
    rule("=>", ">=");
    rule("==", "=");
    rule("[\u00d7\u00b7\u22c5\u2219]", "*");
    rule("\\*\\*", "^");
    rule("[\u2026\u22ef]|\\.\\.\\.+", " ... ");
    rule("\u2212", "-");
    rule("[\u2223\uff5c]", "|");
    rule("[\u2013\u2014]", " ; ");
    rule("\uff0c|\u3001", ", ");
    rule("[\uff1b\u3002\u2022\u25cf]", " ; ");
    rule("[\u200b-\u200d\u2060-\u2064\ufeff]", "");
    rule("[\u00a0\u2000-\u200a\u202f\u205f\u3000]", " ");
    // words
    rule("(?i)\\b(?:does|do|must|will|shall|can)(?:n't| not|not) exceed", "<=");
    rule(
        "(?i)\\b(?:is |are )?(?:at most|(?:no|not) (?:more|greater|larger) than|not exceeding)",
        "<=");
    rule("(?i)\\b(?:is |are )?(?:at least|(?:no|not) (?:less|fewer|smaller) than)", ">=");
    rule("(?i)\\b(?:is |are )?(?:strictly )?(?:less|smaller) than", "<");
    rule("(?i)\\b(?:is |are )?(?:strictly )?(?:greater|larger|more) than", ">");
    rule("(?i)\\blen(?:gth)?\\s*(?:\\(| of )\\s*(?:the )?(?:string )?(\\w+)\\s*\\)?", "|$1|");
    // ends of clauses
    rule("[\\r\\n]+\\s*(?:[-*]\\s)?", " ; ");
    rule("(?<!\\.)\\.(?:\\s|$)", " ; ");
    // a remark in brackets, such as (1 <= i <= n)
    rule("\\(([^()]*(?:\\([^()]*\\)[^()]*)*[<>=][^()]*(?:\\([^()]*\\)[^()]*)*)\\)", " ; $1 ; ");
  }

  private PlainText() {}

  private static void rule(String pattern, String replacement) {
    RULES.put(Pattern.compile(pattern), replacement);
  }

  static String of(String text) {
    String plain = scripts(text);
    for (Map.Entry<Pattern, String> each : RULES.entrySet()) {
      plain = each.getKey().matcher(plain).replaceAll(each.getValue());
    }
    return plain;
  }

  /** Writes raised and lowered digits and letters with {@code ^} and {@code _}. */
  private static String scripts(String text) {
    String raised = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
    String lowered = "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u1d62\u2c7c";
    StringBuilder plain = new StringBuilder();
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      int up = raised.indexOf(each);
      int down = lowered.indexOf(each);
      if (up >= 0) {
        plain.append(before == '^' ? "" : "^").append(up);
      } else if (down >= 0) {
        plain.append(before == '_' ? "" : "_").append("0123456789ij".charAt(down));
      } else {
        plain.append(each);
      }
      before = up >= 0 ? '^' : down >= 0 ? '_' : ' ';
    }
    return plain.toString();
  }
}
