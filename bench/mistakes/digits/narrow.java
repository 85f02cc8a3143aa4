import java.util.Scanner;

public class Main {
  static int sum(long x) {
    int sum = 0;
    int rest = (int) x;
    while (rest > 0) {
      sum += rest % 10;
      rest /= 10;
    }
    return sum;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long x = in.nextLong();
    if (sum(x) % 9 == 0) {
      System.out.println("yes");
    } else {
      System.out.println("no");
    }
  }
}
