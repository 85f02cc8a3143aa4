import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int tests = in.nextInt();
    Set<Integer> seen = new HashSet<>();
    for (int test = 0; test < tests; test++) {
      int n = in.nextInt();
      int count = 0;
      for (int i = 0; i < n; i++) {
        int x = in.nextInt();
        if (seen.contains(x)) {
          continue;
        }
        seen.add(x);
        count++;
      }
      System.out.println(count);
    }
  }
}
