import java.util.Scanner;

public class Main {
  static int h;
  static int w;
  static int[][] cell;

  static boolean isTaken(int i, int j) {
    if (i < 0 || j < 0) {
      return false;
    }
    if (i >= w || j >= h) {
      return false;
    }
    return cell[i][j] == 1;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    h = in.nextInt();
    w = in.nextInt();
    cell = new int[h][w];
    for (int[] row : cell) {
      for (int j = 0; j < w; j++) {
        row[j] = in.nextInt();
      }
    }
    int alone = 0;
    for (int i = 0; i < h; i++) {
      for (int j = 0; j < w; j++) {
        if (cell[i][j] == 1
            && !isTaken(i - 1, j)
            && !isTaken(i + 1, j)
            && !isTaken(i, j - 1)
            && !isTaken(i, j + 1)) {
          alone++;
        }
      }
    }
    System.out.println(alone);
  }
}
