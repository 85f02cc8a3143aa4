import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

public class Main {
  private static final Map<Character, Character> PAIRS = new HashMap<>();

  static {
    PAIRS.put(')', '(');
    PAIRS.put('>', '<');
  }

  private final Deque<Character> kinds = new ArrayDeque<>();
  private final Deque<Integer> places = new ArrayDeque<>();
  private int deepest = 0;
  private int texts = 0;
  private int correct = 0;

  private void clear() {
    places.clear();
    deepest = 0;
  }

  private void open(char c, int place) {
    kinds.addLast(c);
    places.addLast(place);
    if (kinds.size() > deepest) {
      deepest = kinds.size();
    }
  }

  private boolean close(char c) {
    if (kinds.isEmpty()) {
      return false;
    }
    places.pollLast();
    char opening = kinds.removeLast();
    return PAIRS.get(c) == opening;
  }

  private String check(String text) {
    clear();
    texts++;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!PAIRS.containsKey(c)) {
        open(c, i + 1);
      } else if (!close(c)) {
        return "error " + (i + 1);
      }
    }
    if (!places.isEmpty()) {
      return "open " + places.getFirst();
    }
    correct++;
    return "ok " + deepest;
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int t = Integer.parseInt(in.readLine().trim());
    Main checker = new Main();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < t; i++) {
      String text = in.readLine().trim();
      out.append(checker.check(text)).append('\n');
    }
    System.out.print(out);
  }
}
