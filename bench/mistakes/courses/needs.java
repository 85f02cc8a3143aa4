import java.io.*;
import java.util.*;

public class Main {
    static int n, m;
    static List<List<Integer>> next = new ArrayList<>();
    static int[] waiting;

    static void readInput() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer tok = new StringTokenizer(in.readLine());
        n = Integer.parseInt(tok.nextToken());
        m = Integer.parseInt(tok.nextToken());
        waiting = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            next.add(new ArrayList<>());
        }
        for (int i = 0; i < m; i++) {
            tok = new StringTokenizer(in.readLine());
            int course = Integer.parseInt(tok.nextToken());
            int needed = Integer.parseInt(tok.nextToken());
            next.get(course).add(needed);
            waiting[needed]++;
        }
    }

    static List<Integer> sortCourses() {
        PriorityQueue<Integer> pq = new PriorityQueue<>();
        for (int i = 1; i <= n; i++) {
            if (waiting[i] == 0) {
                pq.add(i);
            }
        }
        List<Integer> order = new ArrayList<>();
        while (!pq.isEmpty()) {
            int cur = pq.poll();
            order.add(cur);
            for (int nxt : next.get(cur)) {
                waiting[nxt]--;
                if (waiting[nxt] == 0) {
                    pq.add(nxt);
                }
            }
        }
        return order;
    }

    public static void main(String[] args) throws IOException {
        readInput();
        List<Integer> order = sortCourses();
        System.out.println(order.size());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < order.size(); i++) {
            if (i > 0) out.append(" ");
            out.append(order.get(i));
        }
        System.out.println(out);
    }
}
