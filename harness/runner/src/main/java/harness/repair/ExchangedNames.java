package harness.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Changes of an expression in which variables or fields are taken for others. */
final class ExchangedNames {

  private static final int MOST_NAMES = 3;

  /** How many names of an expression are swapped with one another. */
  private static final int MOST_SWAPPED = 4;

  private static final int NEAR_LINES = 4;

  private final SourceText source;
  private final Names names;
  private final int from;
  private final int to;
  private final List<ExpressionChanges.Change> found = new ArrayList<>();

  private ExchangedNames(SourceText source, Names names, int from, int to) {
    this.source = source;
    this.names = names;
    this.from = from;
    this.to = to;
  }

  /**
   * Changes of an expression.
   *
   * @param from index of its first token
   * @param to index after its last one
   */
  static List<ExpressionChanges.Change> of(SourceText source, Names names, int from, int to) {
    ExchangedNames changes = new ExchangedNames(source, names, from, to);
    changes.exchange();
    return changes.found;
  }

  private void add(ChangeKind kind, Edit... edits) {
    found.add(new ExpressionChanges.Change(kind, List.of(edits), null));
  }

  /** Takes one variable or field for another. */
  private void exchange() {
    Set<String> here = new LinkedHashSet<>();
    Set<String> fields = new LinkedHashSet<>();
    for (int i = from; i < to; i++) {
      if (names.isNumber(source, i)) {
        here.add(source.word(i));
      } else if (isField(i)) {
        fields.add(source.word(i));
      }
    }
    pairs(here, (one, other) -> add(ChangeKind.SWAPPED, swapped(one, other)));
    for (String field : fields) {
      names.fields().read().stream()
          .filter(other -> !other.equals(field) && names.fields().areAlike(field, other))
          .limit(MOST_NAMES)
          .forEach(other -> add(ChangeKind.SWAPPED, renamed(field, other)));
    }
    pairs(
        fields,
        (one, other) -> {
          if (names.fields().areAlike(one, other)) {
            add(ChangeKind.SWAPPED, swapped(one, other));
          }
        });
    for (int i = from; i < to; i++) {
      if (names.isNumber(source, i)) {
        Token each = source.get(i);
        nearNames(i).forEach(other -> add(ChangeKind.NAME, Edit.of(each, other)));
      }
    }
  }

  private boolean isField(int i) {
    String before = source.word(i - 1);
    return names.fields().read().contains(source.word(i))
        && (before.equals(".") || before.equals("->"))
        && !source.word(i + 1).equals("(");
  }

  private static void pairs(Set<String> all, BiConsumer<String, String> each) {
    List<String> list = new ArrayList<>(all);
    for (int i = 0; i < Math.min(MOST_SWAPPED, list.size()); i++) {
      for (int j = i + 1; j < Math.min(MOST_SWAPPED, list.size()); j++) {
        each.accept(list.get(i), list.get(j));
      }
    }
  }

  private Edit[] swapped(String one, String other) {
    return Stream.of(renamed(one, other), renamed(other, one))
        .flatMap(Stream::of)
        .toArray(Edit[]::new);
  }

  private Edit[] renamed(String name, String other) {
    List<Edit> edits = new ArrayList<>();
    for (int i = from; i < to; i++) {
      if (source.word(i).equals(name) && (names.isNumber(source, i) || isField(i))) {
        edits.add(Edit.of(source.get(i), other));
      }
    }
    return edits.toArray(Edit[]::new);
  }

  /** Other variables on lines near a token, the nearest first. */
  private Stream<String> nearNames(int index) {
    Token token = source.get(index);
    int first = index;
    while (first > 0 && isNear(source.get(first - 1), token)) {
      first--;
    }
    int end = index;
    while (end < source.size() && isNear(source.get(end), token)) {
      end++;
    }
    return IntStream.range(first, end)
        .mapToObj(source::get)
        .filter(each -> names.numbers().containsKey(each.text()) && !each.is(token.text()))
        .sorted(Comparator.comparingInt(each -> distance(each, token)))
        .map(Token::text)
        .distinct()
        .filter(each -> names.isVisible(each, index))
        .limit(MOST_NAMES);
  }

  private static boolean isNear(Token each, Token token) {
    return distance(each, token) <= NEAR_LINES;
  }

  private static int distance(Token each, Token token) {
    return Math.abs(each.line() - token.line());
  }
}
