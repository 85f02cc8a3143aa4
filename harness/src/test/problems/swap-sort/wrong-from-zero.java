// Counts places from 0.
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] p = new int[n];
    for (int i = 0; i < n; i++) p[i] = in.nextInt() - 1;
    int count = 0;
    StringBuilder swaps = new StringBuilder();
    for (int i = 0; i < n; i++) {
      while (p[i] != i) {
        int j = p[i];
        p[i] = p[j];
        p[j] = j;
        count++;
        swaps.append(i).append(' ').append(j).append('\n');
      }
    }
    System.out.print(count + "\n" + swaps);
  }
}
