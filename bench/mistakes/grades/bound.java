import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int bound = in.nextInt();
    int passed = 0;
    int best = 0;
    int highest = -1;
    for (int i = 0; i < n; i++) {
      int grade = in.nextInt();
      if (grade > bound) {
        passed++;
      }
      if (grade > highest) {
        highest = grade;
        best = i + 1;
      }
    }
    System.out.println(passed + " " + best);
  }
}
