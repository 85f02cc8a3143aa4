// Sorts, then adds each number's differences to all the earlier ones.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long[] a = new long[in.nextInt()];
    for (int i = 0; i < a.length; i++) a[i] = in.nextLong();
    Arrays.sort(a);
    long sum = 0, earlier = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * i - earlier;
      earlier += a[i];
    }
    System.out.println(sum);
  }
}
