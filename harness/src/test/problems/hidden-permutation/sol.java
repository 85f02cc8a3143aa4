import java.util.Scanner;

public class Main {
  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] rank = new int[n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        System.out.println("? " + (i + 1) + " " + (j + 1));
        rank[in.next().equals("<") ? j : i]++;
      }
    }
    StringBuilder answer = new StringBuilder("!");
    for (int x : rank) {
      answer.append(' ').append(x + 1);
    }
    System.out.println(answer);
  }
}
