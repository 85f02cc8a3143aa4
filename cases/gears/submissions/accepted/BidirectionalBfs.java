// Breadth-first search from both ends, a whole layer at a time and always the
// smaller one. A state is a number of twelve base-4 digits, the lowest being the
// first knob; either side keeps the knob that leads back to its own end.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Scanner;

public class BidirectionalBfs {
    static final byte START = 13, GOAL = 14;

    static int[][] link = new int[12][4];
    // The knob (1 to 12) turned last on the way from the start, or first on the
    // way to the goal; 0 where that side has not been.
    static byte[] fromStart = new byte[1 << 24], toGoal = new byte[1 << 24];

    static int digit(int state, int knob) {
        return state >> 2 * knob & 3;
    }

    static int move(int state, int knob, int by) {
        int digit = digit(state, knob);
        return state + (((digit + by) % 4 - digit) << 2 * knob);
    }

    static int after(int state, int knob) {
        return move(move(state, knob, 1), link[knob][digit(state, knob)], 1);
    }

    static int before(int state, int knob) {
        int turned = move(state, knob, 3);
        return move(turned, link[knob][digit(turned, knob)], 3);
    }

    static int expandLayer(int[][] layer, byte[] own, byte[] other, boolean forward) {
        int[] next = new int[Math.max(16, layer[0].length * 2)];
        int size = 0;
        for (int state : layer[0]) {
            for (int knob = 0; knob < 12; knob++) {
                int successor = forward ? after(state, knob) : before(state, knob);
                if (own[successor] != 0) continue;
                own[successor] = (byte) (knob + 1);
                if (other[successor] != 0) return successor;
                if (size == next.length) next = Arrays.copyOf(next, 2 * size);
                next[size++] = successor;
            }
        }
        layer[0] = Arrays.copyOf(next, size);
        return -1;
    }

    static int search(int start) {
        int[][] forward = {{start}}, backward = {{0}};
        fromStart[start] = START;
        toGoal[0] = GOAL;
        int met = start == 0 ? 0 : -1;
        while (met < 0 && forward[0].length > 0 && backward[0].length > 0) {
            if (forward[0].length <= backward[0].length) {
                met = expandLayer(forward, fromStart, toGoal, true);
            } else {
                met = expandLayer(backward, toGoal, fromStart, false);
            }
        }
        return met;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int start = 0;
        for (int knob = 0; knob < 12; knob++) {
            start += in.nextInt() - 1 << 2 * knob;
            for (int s = 0; s < 4; s++) link[knob][s] = in.nextInt() - 1;
        }
        int met = search(start);
        if (met < 0) {
            System.out.println(-1);
            return;
        }
        Deque<Integer> path = new ArrayDeque<>();
        for (int state = met; fromStart[state] != START;) {
            int knob = fromStart[state] - 1;
            path.addFirst(knob + 1);
            state = before(state, knob);
        }
        for (int state = met; toGoal[state] != GOAL;) {
            int knob = toGoal[state] - 1;
            path.addLast(knob + 1);
            state = after(state, knob);
        }
        StringBuilder out = new StringBuilder().append(path.size()).append('\n');
        for (int knob : path) out.append(knob).append(' ');
        System.out.println(out);
    }
}
