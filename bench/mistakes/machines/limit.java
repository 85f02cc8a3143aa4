import java.io.DataInputStream;
import java.io.IOException;

public class Main {
  static class FastReader {
    private final DataInputStream in = new DataInputStream(System.in);
    private final byte[] buffer = new byte[1 << 14];
    private int length = 0;
    private int at = 0;

    private int read() throws IOException {
      if (at == length) {
        length = in.read(buffer, 0, buffer.length);
        at = 0;
        if (length <= 0) {
          length = 0;
          return -1;
        }
      }
      return buffer[at++];
    }

    int nextInt() throws IOException {
      int c = read();
      while (c != -1 && c <= ' ') {
        c = read();
      }
      int result = 0;
      while (c >= '0' && c <= '9') {
        result = result * 10 + c - '0';
        c = read();
      }
      return result;
    }
  }

  static boolean enough(int[] seconds, long time, int k) {
    long made = 0;
    for (int each : seconds) {
      made += time / each;
    }
    return made >= k;
  }

  static long earliest(int[] seconds, int k) {
    int fastest = seconds[0];
    for (int each : seconds) {
      fastest = Math.min(fastest, each);
    }
    long low = 0;
    long high = fastest * k;
    while (low < high) {
      long middle = low + (high - low) / 2;
      if (enough(seconds, middle, k)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  public static void main(String[] args) throws IOException {
    FastReader in = new FastReader();
    int n = in.nextInt();
    int k = in.nextInt();
    int[] seconds = new int[n];
    long sum = 0;
    for (int i = 0; i < n; i++) {
      seconds[i] = in.nextInt();
      sum += seconds[i];
    }
    System.out.println(earliest(seconds, k));
  }
}
