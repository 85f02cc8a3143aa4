// Follows each pair in one direction only.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt(), m = in.nextInt();
    List<List<Integer>> rivals = new ArrayList<>();
    for (int v = 0; v <= n; v++) rivals.add(new ArrayList<>());
    for (int i = 0; i < m; i++) rivals.get(in.nextInt()).add(in.nextInt());
    int[] team = new int[n + 1];
    for (int s = 1; s <= n; s++) {
      if (team[s] != 0) continue;
      team[s] = 1;
      ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(s));
      while (!queue.isEmpty()) {
        int u = queue.remove();
        for (int v : rivals.get(u)) {
          if (team[v] == team[u]) {
            System.out.println("IMPOSSIBLE");
            return;
          }
          if (team[v] == 0) {
            team[v] = 3 - team[u];
            queue.add(v);
          }
        }
      }
    }
    for (int v = 1; v <= n; v++) System.out.println(team[v]);
  }
}
