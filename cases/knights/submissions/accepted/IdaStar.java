// IDA* on a 5x5 array of characters; h is the number of misplaced knights,
// counted anew at every node. The empty square is no knight and not counted.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class IdaStar {
    static final String[] GOAL = {"11111", "01111", "00*11", "00001", "00000"};
    static final int[] DR = {1, 1, -1, -1, 2, 2, -2, -2};
    static final int[] DC = {2, -2, 2, -2, 1, -1, 1, -1};

    static char[][] board = new char[5][];

    static int misplaced() {
        int count = 0;
        for (int r = 0; r < 5; r++) {
            for (int c = 0; c < 5; c++) {
                if (board[r][c] != '*' && board[r][c] != GOAL[r].charAt(c)) count++;
            }
        }
        return count;
    }

    static boolean search(int r, int c, int lastMove, int depth, int bound) {
        int h = misplaced();
        if (h == 0) return true;
        if (depth + h > bound) return false;
        for (int move = 0; move < 8; move++) {
            if (lastMove >= 0 && move == 3 - lastMove % 4 + lastMove / 4 * 4) continue;
            int nr = r + DR[move], nc = c + DC[move];
            if (nr < 0 || nr >= 5 || nc < 0 || nc >= 5) continue;
            swap(r, c, nr, nc);
            boolean found = search(nr, nc, move, depth + 1, bound);
            swap(r, c, nr, nc);
            if (found) return true;
        }
        return false;
    }

    static void swap(int r, int c, int nr, int nc) {
        char knight = board[nr][nc];
        board[nr][nc] = board[r][c];
        board[r][c] = knight;
    }

    static int solve() {
        for (int r = 0; r < 5; r++) {
            int c = new String(board[r]).indexOf('*');
            if (c < 0) continue;
            for (int bound = 0; bound <= 15; bound++) {
                if (search(r, c, -1, 0, bound)) return bound;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int boards = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < boards; i++) {
            for (int r = 0; r < 5; r++) board[r] = in.readLine().trim().toCharArray();
            out.append(solve()).append('\n');
        }
        System.out.print(out);
    }
}
