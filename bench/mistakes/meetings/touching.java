import java.util.Arrays;
import java.util.Scanner;

public class Main {
  static boolean fits(int start, int last) {
    if (start == last) {
      return false;
    }
    return start > last;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[][] all = new int[n][2];
    for (int[] each : all) {
      each[0] = in.nextInt();
      each[1] = each[0] + in.nextInt();
    }
    Arrays.sort(all, (a, b) -> Integer.compare(a[1], b[1]));
    int last = -1;
    int count = 0;
    for (int[] each : all) {
      if (fits(each[0], last)) {
        last = each[1];
        count++;
      }
    }
    System.out.println(count);
  }
}
