import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int x = 0;
    for (int i = 0; i < n; i++) {
      int command = in.nextInt();
      switch (command) {
        case 1:
          x++;
          break;
        case 2:
          x *= 2;
        case 3:
          x = -x;
          break;
        default:
          x -= 3;
          break;
      }
    }
    System.out.println(x);
  }
}
