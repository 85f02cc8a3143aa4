// Looks among 0 to n-1 only; prints n-1 when all of them are there.
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int tests = in.nextInt(); tests > 0; tests--) {
      int n = in.nextInt();
      boolean[] there = new boolean[n];
      for (int i = 0; i < n; i++) {
        int x = in.nextInt();
        if (x < n) there[x] = true;
      }
      int missing = 0;
      while (missing < n - 1 && there[missing]) missing++;
      System.out.println(missing);
    }
  }
}
