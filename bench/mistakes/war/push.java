import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {

    static class Player {
        final String name;
        final Deque<Integer> cards = new ArrayDeque<>();

        Player(String name) {
            this.name = name;
        }

        void deal(Scanner scanner, int n) {
            for (int i = 0; i < n; i++) {
                cards.addLast(scanner.nextInt());
            }
        }

        int play() {
            return cards.pop();
        }

        void take(int own, int other) {
            cards.push(own);
            cards.push(other);
        }

        void takeBack(int card) {
            cards.addLast(card);
        }

        boolean isOut() {
            return cards.isEmpty();
        }
    }

    static void round(Player first, Player second) {
        int a = first.play();
        int b = second.play();
        if (a > b) {
            first.take(a, b);
        } else if (b > a) {
            second.take(b, a);
        } else {
            first.takeBack(a);
            second.takeBack(b);
        }
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int limit = scanner.nextInt();
        Player first = new Player("first");
        Player second = new Player("second");
        first.deal(scanner, n);
        second.deal(scanner, n);
        int rounds = 0;
        while (rounds < limit && !first.isOut() && !second.isOut()) {
            round(first, second);
            rounds++;
        }
        int difference = first.cards.size() - second.cards.size();
        String winner = "draw";
        if (difference > 0) {
            winner = first.name;
        } else if (difference < 0) {
            winner = second.name;
        }
        System.out.println(rounds + " " + winner);
    }
}
