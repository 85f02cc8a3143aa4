// One breadth-first search from the goal over all one-colour patterns; then for
// each board the three colours' smallest shortest strings are walked down that
// table, and the shortest, then smallest, of them is printed.
import java.util.Arrays;
import java.util.Scanner;

public class ExactTable {
    static final int[][] LINE = {
        {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23},
        {10, 9, 8, 7, 6, 5, 4}, {19, 18, 17, 16, 15, 14, 13},
        {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
        {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}
    };
    static final int PATTERNS = 735471;

    static byte[] distance = new byte[1 << 24];

    static int pull(int pattern, int[] line) {
        int first = pattern >> line[0] & 1;
        for (int k = 0; k < 6; k++) {
            int bit = pattern >> line[k + 1] & 1;
            pattern = pattern & ~(1 << line[k]) | bit << line[k];
        }
        return pattern & ~(1 << line[6]) | first << line[6];
    }

    static void fillTable() {
        int goal = 0;
        for (int cell : new int[] {6, 7, 8, 11, 12, 15, 16, 17}) goal |= 1 << cell;
        Arrays.fill(distance, (byte) -1);
        int[] queue = new int[PATTERNS];
        int tail = 0;
        queue[tail++] = goal;
        distance[goal] = 0;
        for (int head = 0; head < tail; head++) {
            for (int[] line : LINE) {
                int next = pull(queue[head], line);
                if (distance[next] >= 0) continue;
                distance[next] = (byte) (distance[queue[head]] + 1);
                queue[tail++] = next;
            }
        }
    }

    static String smallest(int pattern) {
        StringBuilder moves = new StringBuilder();
        while (distance[pattern] > 0) {
            int move = 0;
            while (distance[pull(pattern, LINE[move])] != distance[pattern] - 1) move++;
            pattern = pull(pattern, LINE[move]);
            moves.append((char) ('A' + move));
        }
        return moves.toString();
    }

    public static void main(String[] args) {
        fillTable();
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int number = in.nextInt(); number != 0; number = in.nextInt()) {
            int[] pattern = new int[4];
            for (int cell = 0; cell < 24; cell++) {
                if (cell > 0) number = in.nextInt();
                pattern[number] |= 1 << cell;
            }
            String best = null;
            int centre = 0;
            for (int colour = 1; colour <= 3; colour++) {
                String moves = smallest(pattern[colour]);
                if (best == null || moves.length() < best.length()
                        || moves.length() == best.length() && moves.compareTo(best) < 0) {
                    best = moves;
                    centre = colour;
                }
            }
            out.append(best.isEmpty() ? "No moves needed" : best).append('\n');
            out.append(centre).append('\n');
        }
        System.out.print(out);
    }
}
