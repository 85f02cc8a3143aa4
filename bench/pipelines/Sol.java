import java.util.Scanner;

public class Sol {
  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long best = Long.MIN_VALUE;
    long current = 0;
    for (int i = 0; i < n; i++) {
      current = Math.max(current, 0) + in.nextInt();
      best = Math.max(best, current);
    }
    System.out.println(best);
  }
}
