// Adds one to the largest int, which stands for "impossible".
import java.util.Arrays;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt(), amount = in.nextInt();
    int[] fewest = new int[amount + 1];
    Arrays.fill(fewest, Integer.MAX_VALUE);
    fewest[0] = 0;
    for (int i = 0; i < n; i++) {
      int coin = in.nextInt();
      for (int sum = coin; sum <= amount; sum++)
        fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
    }
    System.out.println(fewest[amount] == Integer.MAX_VALUE ? -1 : fewest[amount]);
  }
}
