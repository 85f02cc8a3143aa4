import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long best = 0;
    long current = 0;
    for (int i = 0; i < n; i++) {
      current += in.nextInt();
      if (current > best) {
        best = current;
      }
      if (current < 0) {
        current = 0;
      }
    }
    System.out.println(best);
  }
}
