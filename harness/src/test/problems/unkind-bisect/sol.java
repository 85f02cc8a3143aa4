import java.util.Scanner;

public class Main {
  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    int low = 1;
    int high = in.nextInt();
    while (low < high) {
      int middle = (low + high + 1) / 2;
      System.out.println("? " + middle);
      if (in.next().equals("less")) {
        high = middle - 1;
      } else {
        low = middle;
      }
    }
    System.out.println("! " + low);
  }
}
