import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {

    private final int height;
    private final int width;
    private final int[][] grid;
    private final List<Integer> visited = new ArrayList<>();

    private Main(int height, int width) {
        this.height = height;
        this.width = width;
        this.grid = new int[height][width];
    }

    private void read(Scanner sc) {
        for (int r = 0; r < height; r++) {
            for (int c = 0; c < width; c++) {
                grid[r][c] = sc.nextInt();
            }
        }
    }

    private int rings() {
        return Math.min(height, width) / 2;
    }

    private void walk(int ring) {
        int lastRow = height - 1 - ring;
        int lastCol = width - 1 - ring;
        for (int c = ring; c <= lastCol; c++) {
            visited.add(grid[ring][c]);
        }
        for (int r = ring + 1; r <= lastRow; r++) {
            visited.add(grid[r][lastCol]);
        }
        if (lastRow > ring) {
            for (int c = lastCol - 1; c >= ring; c--) {
                visited.add(grid[lastRow][c]);
            }
        }
        if (lastCol > ring) {
            for (int r = lastRow - 1; r > ring; r--) {
                visited.add(grid[r][ring]);
            }
        }
    }

    private void print() {
        StringBuilder sb = new StringBuilder();
        for (int value : visited) {
            if (sb.length() > 0) {
                sb.append(' ');
            }
            sb.append(value);
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        Main main = new Main(sc.nextInt(), sc.nextInt());
        main.read(sc);
        int rings = main.rings();
        for (int ring = 0; ring < rings; ring++) {
            main.walk(ring);
        }
        main.print();
    }
}
