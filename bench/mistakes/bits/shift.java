import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long x = in.nextLong();
    int k = in.nextInt();
    long mask = 1 << k;
    if ((x & mask) != 0) {
      System.out.println(1);
    } else {
      System.out.println(0);
    }
  }
}
