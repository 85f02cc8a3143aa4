package harness.describe.constraints;

import harness.describe.constraints.Constraint.Distinct;
import harness.describe.constraints.Constraint.Sorted;
import harness.describe.constraints.Constraint.Total;
import harness.describe.constraints.Term.Constant;
import harness.describe.constraints.Term.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The constraints that a statement gives in its own notation, plain or LaTeX or HTML, such as
 * {@code 1 <= n <= 2e5; 1 \le a_i \le 10^9; sum n <= 2e5}. Sentences around them are passed over.
 *
 * @param all the constraints, in the order of the text
 * @param notUnderstood the short clauses that are not understood, in one line each
 */
public record Constraints(List<Constraint> all, List<String> notUnderstood) {

  /** No statement says more about its inputs. */
  public static final int MOST_CHARACTERS = 1 << 16;

  private static final int MOST = 200;

  /** Longer clauses are sentences that may say anything. */
  private static final int SHORT = 100;

  private static final Pattern PAIRS = Pattern.compile("\\(([^()]*)\\)\\s*!=\\s*\\(([^()]*)\\)");

  /** A sentence that says in which order the input has its numbers. */
  private static final Pattern LAYOUT =
      Pattern.compile("\\b(?:lines?|input|output|contains?)\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern DISTINCT =
      Pattern.compile("\\b(?:distinct|unique|different)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern ASCENDING =
      Pattern.compile(
          "\\b(?:sorted|ascending|non-?decreasing|(?<!non-)increasing)\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern DESCENDING =
      Pattern.compile(
          "\\b(?:descending|(?<!non-)decreasing|non-?increasing)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern STRICTLY =
      Pattern.compile("\\b(?:strictly|is an increasing)\\b", Pattern.CASE_INSENSITIVE);
  private static final Set<String> TOTALS = Set.of("sum", "total");
  private static final Set<String> FILLERS =
      Set.of("of", "all", "the", "values", "value", "every", "each", "(", "total");

  public Constraints {
    all = List.copyOf(all);
    notUnderstood = List.copyOf(notUnderstood);
  }

  /** No constraints. */
  public static Constraints none() {
    return new Constraints(List.of(), List.of());
  }

  /** Whether the text gave nothing at all. */
  public boolean isEmpty() {
    return all.isEmpty() && notUnderstood.isEmpty();
  }

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException with a one-line message, if it is too long or has no
   *     constraint
   */
  public static Constraints read(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw new IllegalArgumentException(
          "longer than %d characters; expected the constraints of one problem"
              .formatted(MOST_CHARACTERS));
    }
    Reader reader = new Reader();
    for (String each : PlainText.of(text).split(";", -1)) {
      if (!each.isBlank()) {
        reader.clause(each.strip().replaceAll("\\s+", " "));
      }
    }
    if (reader.all.isEmpty()) {
      throw new IllegalArgumentException(
          "found no constraint; expected something like '1 <= n <= 2e5; 1 <= a_i <= 1e9; sum n <="
              + " 2e5'");
    }
    if (reader.all.size() > MOST) {
      throw new IllegalArgumentException(
          "%d constraints; expected at most %d, those of one problem"
              .formatted(reader.all.size(), MOST));
    }
    return new Constraints(List.copyOf(reader.all), List.copyOf(reader.notUnderstood));
  }

  /** These constraints and others. */
  public Constraints and(Constraints others) {
    return new Constraints(
        Stream.concat(all.stream(), others.all.stream()).toList(),
        Stream.concat(notUnderstood.stream(), others.notUnderstood.stream()).toList());
  }

  /** The names in the order in which the constraints first give them. */
  public List<Name> names() {
    List<Name> names = new ArrayList<>();
    for (Constraint each : all) {
      for (Name name : each.names()) {
        if (names.stream().noneMatch(name::isOf)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  /** Reads clause by clause. */
  private static final class Reader {

    private final Set<Constraint> all = new LinkedHashSet<>();
    private final Set<String> notUnderstood = new LinkedHashSet<>();

    void clause(String clause) {
      if (clause.equalsIgnoreCase("constraints") || !clause.matches(".*\\p{L}.*")) {
        return;
      }
      boolean isRead = pairs(clause);
      isRead |= relations(clause);
      isRead |= words(clause);
      boolean isOfNumbers =
          clause.matches(".*[<>=].*")
              || names(clause).anyMatch(each -> each.letters().length() == 1 && !each.isArticle());
      if (!isRead && isOfNumbers && clause.length() <= SHORT && !LAYOUT.matcher(clause).find()) {
        notUnderstood.add(clause);
      }
    }

    /** Distinct rows, such as {@code (x_i, y_i) != (x_j, y_j)}. */
    private boolean pairs(String clause) {
      Matcher matcher = PAIRS.matcher(clause);
      if (!matcher.find()) {
        return false;
      }
      all.add(new Distinct(names(matcher.group(1)).toList(), clause));
      return true;
    }

    private static Stream<Name> names(String text) {
      return new ClauseWords(text)
          .all().stream().filter(each -> each.name() != null).map(ClauseWords.Word::name);
    }

    /** What signs say. */
    private boolean relations(String clause) {
      ClauseWords words = new ClauseWords(PAIRS.matcher(clause).replaceAll(" "));
      boolean isRead = false;
      boolean isRefused = false;
      while (!words.isAtEnd()) {
        int start = words.position();
        if (TOTALS.contains(words.peek().text().toLowerCase(Locale.ROOT)) && total(words, clause)) {
          isRead = true;
          continue;
        }
        words.moveTo(start);
        Chain chain = chain(words, clause);
        List<Constraint> found = chain == null ? null : chain.constraints();
        if (found != null) {
          all.addAll(found);
          isRead = true;
        } else {
          isRefused |= words.all().get(start).isRelation();
          words.moveTo(start + 1);
        }
      }
      if (isRead && isRefused) {
        notUnderstood.add(clause.length() <= SHORT ? clause : clause.substring(0, SHORT) + "...");
      }
      return isRead;
    }

    private Chain chain(ClauseWords words, String clause) {
      List<List<Term>> items = new ArrayList<>();
      List<String> relations = new ArrayList<>();
      int begin = words.peek().begin();
      List<Term> item = item(words, true);
      while (item != null) {
        items.add(item);
        ClauseWords.Word relation = words.peek();
        if (relation == null || !relation.isRelation()) {
          return relations.isEmpty()
              ? null
              : new Chain(items, relations, clause.substring(begin, words.lastEnd()));
        }
        relations.add(words.take().text());
        boolean isConstant = item.get(0).constant() != null;
        item = item(words, isConstant);
      }
      return null;
    }

    /** One amount, or several names if they may be a list; null if there is none. */
    private List<Term> item(ClauseWords words, boolean mayBeList) {
      Term first = new TermReader(words).read();
      if (first == null || first.names().stream().anyMatch(Reader::isSum)) {
        return null;
      }
      List<Term> item = new ArrayList<>(List.of(first));
      boolean isList = mayBeList && isName(first);
      while (isList && !words.isAtEnd()) {
        int start = words.position();
        boolean isComma = words.take(",");
        isComma |= words.take("and");
        Term next = isComma ? new TermReader(words).read() : null;
        isList = next instanceof Constant ? false : isName(next) && isListGoingOn(words);
        if (isList) {
          item.add(next);
        } else {
          words.moveTo(start);
        }
      }
      return item;
    }

    private static boolean isSum(Name name) {
      return TOTALS.contains(name.letters().toLowerCase(Locale.ROOT));
    }

    private static boolean isName(Term amount) {
      return amount instanceof Variable variable
          && (variable.name().letters().length() <= 2
              || variable.name().shape() != Name.Shape.NUMBER);
    }

    private static boolean isListGoingOn(ClauseWords words) {
      ClauseWords.Word next = words.peek();
      return next == null || next.is(",") || next.is("and") || next.isRelation();
    }

    /** A bound of a sum, such as {@code sum of n over all test cases <= 2e5}. */
    private boolean total(ClauseWords words, String clause) {
      words.take();
      while (!words.isAtEnd() && FILLERS.contains(words.peek().text().toLowerCase(Locale.ROOT))) {
        words.take();
      }
      List<Term> summed = item(words, true);
      if (summed == null || !summed.stream().allMatch(Reader::isName)) {
        return false;
      }
      while (!words.isAtEnd() && !words.peek().isRelation()) {
        words.take();
      }
      boolean isUpper = !words.isAtEnd() && List.of("<", "<=").contains(words.peek().text());
      if (!isUpper) {
        return false;
      }
      boolean isStrict = words.take().is("<");
      Term most = new TermReader(words).read();
      if (most == null) {
        return false;
      }
      summed.forEach(each -> all.add(new Total(each.names().get(0), most, isStrict, clause)));
      return true;
    }

    /** What words say: distinct, sorted. */
    private boolean words(String clause) {
      List<Name> names = names(clause).filter(each -> each.shape() != Name.Shape.NUMBER).toList();
      if (names.isEmpty()) {
        names =
            names(clause.replaceFirst("(?i)\\ba(?=\\s+(?!is\\b|are\\b)\\p{L})", ""))
                .filter(each -> each.letters().length() == 1 && !each.isIndex())
                .toList();
      }
      List<Name> distinct = names.stream().distinct().toList();
      boolean isSorted = ASCENDING.matcher(clause).find() && !DESCENDING.matcher(clause).find();
      if (isSorted && !distinct.isEmpty()) {
        all.add(new Sorted(distinct.get(0), STRICTLY.matcher(clause).find(), clause));
        return true;
      }
      if (DISTINCT.matcher(clause).find() && !distinct.isEmpty()) {
        all.add(new Distinct(distinct, clause));
        return true;
      }
      return false;
    }
  }
}
