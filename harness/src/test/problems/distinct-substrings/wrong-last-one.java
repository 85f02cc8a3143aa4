// Stops before the last substring.
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int k = in.nextInt();
    String s = in.next();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < s.length() - k; i++) seen.add(s.substring(i, i + k));
    System.out.println(seen.size());
  }
}
