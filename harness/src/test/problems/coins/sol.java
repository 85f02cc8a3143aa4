// Breadth-first search from 0 to the amount.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    int amount = in.nextInt();
    for (int i = 0; i < coins.length; i++) coins[i] = in.nextInt();
    int[] used = new int[amount + 1];
    Arrays.fill(used, -1);
    used[0] = 0;
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(0);
    while (!queue.isEmpty()) {
      int sum = queue.remove();
      for (int coin : coins) {
        if (sum + coin > amount || used[sum + coin] >= 0) continue;
        used[sum + coin] = used[sum] + 1;
        queue.add(sum + coin);
      }
    }
    System.out.println(used[amount]);
  }
}
