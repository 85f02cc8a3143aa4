// Each "()" counts 2 to the power of its depth.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
  public static void main(String[] args) throws IOException {
    String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
    long mod = 1_000_000_007, half = (mod + 1) / 2, power = half, sum = 0;
    for (int i = 0; i < s.length(); i++) {
      boolean opens = s.charAt(i) == '(';
      if (!opens && s.charAt(i - 1) == '(') sum = (sum + power) % mod;
      power = power * (opens ? 2 : half) % mod;
    }
    System.out.println(sum);
  }
}
