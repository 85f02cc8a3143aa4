import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int previous = 0;
    int count = 0;
    for (int i = 0; i < n; i++) {
      int x = in.nextInt();
      if (x > previous) {
        count++;
      }
      previous = x;
    }
    System.out.println(count);
  }
}
