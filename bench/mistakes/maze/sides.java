import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.StringTokenizer;

public class Main {
  private static final int[] DX = {1, 0, 1, 0};
  private static final int[] DY = {0, 1, 0, -1};

  private static int height;
  private static int width;
  private static int startX;
  private static int startY;
  private static char[][] cells;
  private static int[][] distance;
  private static int reached;

  private static void read() throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer first = new StringTokenizer(in.readLine());
    height = Integer.parseInt(first.nextToken());
    width = Integer.parseInt(first.nextToken());
    startY = Integer.parseInt(first.nextToken()) - 1;
    startX = Integer.parseInt(first.nextToken()) - 1;
    cells = new char[height][];
    for (int y = 0; y < height; y++) {
      cells[y] = in.readLine().trim().toCharArray();
    }
  }

  private static boolean inside(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  private static void search() {
    distance = new int[height][width];
    for (int[] row : distance) {
      Arrays.fill(row, -1);
    }
    Deque<int[]> queue = new ArrayDeque<>();
    queue.add(new int[] {startX, startY});
    distance[startY][startX] = 0;
    reached = 1;
    while (!queue.isEmpty()) {
      int[] cell = queue.poll();
      int x = cell[0];
      int y = cell[1];
      for (int d = 0; d < 4; d++) {
        int nextX = x + DX[d];
        int nextY = y + DY[d];
        if (!inside(nextX, nextY)) {
          continue;
        }
        if (cells[nextY][nextX] == '#' || distance[nextY][nextX] >= 0) {
          continue;
        }
        distance[nextY][nextX] = distance[y][x] + 1;
        reached++;
        queue.add(new int[] {nextX, nextY});
      }
    }
  }

  public static void main(String[] args) throws IOException {
    read();
    search();
    int steps = distance[height - 1][width - 1];
    StringBuilder out = new StringBuilder();
    out.append(steps).append(' ').append(reached);
    System.out.println(out);
  }
}
