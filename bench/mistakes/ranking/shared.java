import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
  static class Team implements Comparable<Team> {
    final int number;
    final int solved;
    final int penalty;

    Team(int number, int solved, int penalty) {
      this.number = number;
      this.solved = solved;
      this.penalty = penalty;
    }

    @Override
    public int compareTo(Team other) {
      if (solved != other.solved) {
        return Integer.compare(other.solved, solved);
      }
      if (penalty != other.penalty) {
        return Integer.compare(penalty, other.penalty);
      }
      return Integer.compare(number, other.number);
    }

    boolean isTied(Team other) {
      return solved == other.solved;
    }
  }

  static List<Team> read(BufferedReader in) throws IOException {
    int n = Integer.parseInt(in.readLine().trim());
    List<Team> teams = new ArrayList<>();
    for (int i = 1; i <= n; i++) {
      StringTokenizer line = new StringTokenizer(in.readLine());
      int solved = Integer.parseInt(line.nextToken());
      int penalty = Integer.parseInt(line.nextToken());
      teams.add(new Team(i, solved, penalty));
    }
    return teams;
  }

  static int[] places(List<Team> sorted) {
    int[] places = new int[sorted.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = i + 1;
      if (i > 0 && sorted.get(i).isTied(sorted.get(i - 1))) {
        places[i] = places[i - 1];
      }
    }
    return places;
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    PrintWriter out = new PrintWriter(System.out);
    List<Team> teams = read(in);
    Collections.sort(teams);
    int[] places = places(teams);
    int solved = 0;
    for (int i = 0; i < places.length; i++) {
      Team team = teams.get(i);
      solved += team.solved;
      out.println(places[i] + " " + team.number);
    }
    out.flush();
  }
}
