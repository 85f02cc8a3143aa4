// Reads 32-bit numbers; larger ones end it with an exception.
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNext()) {
      int a = in.nextInt(), b = in.nextInt();
      while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
      }
      System.out.println(a);
    }
  }
}
