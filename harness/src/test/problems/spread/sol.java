// Shifts all numbers by the first, then sums in whole numbers.
import java.math.BigInteger;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long first = in.nextLong(), sum = 0;
    BigInteger squares = BigInteger.ZERO;
    for (int i = 1; i < n; i++) {
      long x = in.nextLong() - first;
      sum += x;
      squares = squares.add(BigInteger.valueOf(x).pow(2));
    }
    BigInteger scaled =
        squares.multiply(BigInteger.valueOf(n)).subtract(BigInteger.valueOf(sum).pow(2));
    System.out.println(Math.sqrt(scaled.doubleValue()) / n);
  }
}
