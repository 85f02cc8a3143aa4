import java.io.PrintWriter;
import java.util.Scanner;

public class Main {

    static final class Interval {
        final int from;
        final int to;

        Interval(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    static Interval[] readIntervals(Scanner in, int n) {
        Interval[] intervals = new Interval[n];
        for (int i = 0; i < n; i++) {
            int position = in.nextInt();
            int radius = in.nextInt();
            intervals[i] = new Interval(position - radius, position + radius);
        }
        return intervals;
    }

    /** The furthest that can be lit with one more lamp. */
    static int extend(Interval[] intervals, int reached) {
        int furthest = reached;
        for (Interval interval : intervals) {
            if (interval.from <= reached || interval.to > furthest) {
                furthest = interval.to;
            }
        }
        return furthest;
    }

    static int solve(Interval[] intervals, int length) {
        int reached = 0;
        int count = 0;
        while (reached < length) {
            int furthest = extend(intervals, reached);
            if (furthest <= reached) {
                return -1;
            }
            reached = furthest;
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        PrintWriter out = new PrintWriter(System.out);
        int n = in.nextInt();
        int length = in.nextInt();
        Interval[] intervals = readIntervals(in, n);
        out.println(solve(intervals, length));
        out.flush();
    }
}
