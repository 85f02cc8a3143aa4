// Rounds the mean to a whole number.
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long[] a = new long[in.nextInt()];
    long sum = 0;
    for (int i = 0; i < a.length; i++) sum += a[i] = in.nextLong();
    long mean = sum / a.length;
    double squares = 0;
    for (long x : a) squares += (double) (x - mean) * (x - mean);
    System.out.println(Math.sqrt(squares / a.length));
  }
}
