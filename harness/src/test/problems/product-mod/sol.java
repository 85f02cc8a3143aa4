// BigInteger, reduced at every step.
import java.math.BigInteger;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    BigInteger m = in.nextBigInteger();
    BigInteger r = BigInteger.ONE;
    for (int i = 0; i < n; i++) r = r.multiply(in.nextBigInteger()).mod(m);
    System.out.println(r);
  }
}
