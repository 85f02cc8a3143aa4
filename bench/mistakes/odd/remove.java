import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    List<Integer> a = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      a.add(in.nextInt());
    }
    for (Integer x : a) {
      if (x % 2 == 0) {
        a.remove(x);
      }
    }
    System.out.println(a.stream().mapToInt(x -> x).sum());
  }
}
