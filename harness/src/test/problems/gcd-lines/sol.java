// Euclid; reads until the end of the file.
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    StringBuilder out = new StringBuilder();
    while (in.hasNextLong()) {
      long a = in.nextLong(), b = in.nextLong();
      while (b != 0) {
        long rest = a % b;
        a = b;
        b = rest;
      }
      out.append(a).append('\n');
    }
    System.out.print(out);
  }
}
