import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    static class Fenwick {
        int size;
        int[] tree;

        Fenwick(int size) {
            this.size = size;
            tree = new int[size + 1];
        }

        void add(int i) {
            for (; i <= size; i += i & -i) {
                tree[i]++;
            }
        }

        int sum(int i) {
            int s = 0;
            for (; i > 0; i -= i & -i) {
                s += tree[i];
            }
            return s;
        }
    }

    static class Road implements Comparable<Road> {
        int west;
        int east;

        Road(int west, int east) {
            this.west = west;
            this.east = east;
        }

        @Override
        public int compareTo(Road other) {
            if (west != other.west) {
                return Integer.compare(west, other.west);
            }
            return Integer.compare(east, other.east);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        Road[] roads = new Road[k];
        for (int i = 0; i < k; i++) {
            st = new StringTokenizer(br.readLine());
            int a = Integer.parseInt(st.nextToken());
            int b = Integer.parseInt(st.nextToken());
            roads[i] = new Road(a, b);
        }
        Arrays.sort(roads);

        Fenwick fenwick = new Fenwick(Math.max(n, m));
        long result = 0;
        for (int i = k - 1; i >= 0; i--) {
            result += fenwick.sum(roads[i].west - 1);
            fenwick.add(roads[i].east);
        }
        System.out.println(result);
    }
}
