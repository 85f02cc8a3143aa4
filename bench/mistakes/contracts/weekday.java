import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
  /** The first day of this year was a Monday. */
  static final int BASE = 1900;

  static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  static class Date {
    int year;
    int month;
    int day;

    Date(int year, int month, int day) {
      this.year = year;
      this.month = month;
      this.day = day;
    }

    /** Days since the first day of the base year; negative before it. */
    int number() {
      int number = day - 1;
      for (int m = 1; m < month; m++) {
        number += monthLength(year, m);
      }
      for (int y = BASE; y < year; y++) {
        number += yearLength(y);
      }
      for (int y = year; y < BASE; y++) {
        number -= yearLength(y);
      }
      return number;
    }

    int weekday() {
      return number() % 7 + 1;
    }

    Date plus(int days) {
      Date result = new Date(year, month, day + days);
      while (result.day > monthLength(result.year, result.month)) {
        result.day -= monthLength(result.year, result.month);
        result.month++;
        if (result.month > 12) {
          result.month = 1;
          result.year++;
        }
      }
      return result;
    }

    @Override
    public String toString() {
      return year + " " + month + " " + day;
    }
  }

  static boolean isLeap(int year) {
    return year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
  }

  static int monthLength(int year, int month) {
    return month == 2 && isLeap(year) ? 29 : LENGTHS[month - 1];
  }

  static int yearLength(int year) {
    return isLeap(year) ? 366 : 365;
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int count = Integer.parseInt(in.readLine().trim());
    StringBuilder out = new StringBuilder();
    int total = 0;
    for (int i = 0; i < count; i++) {
      StringTokenizer line = new StringTokenizer(in.readLine());
      int year = Integer.parseInt(line.nextToken());
      int month = Integer.parseInt(line.nextToken());
      int day = Integer.parseInt(line.nextToken());
      int days = Integer.parseInt(line.nextToken());
      total += days;
      Date end = new Date(year, month, day).plus(days);
      out.append(end).append(' ').append(end.weekday()).append('\n');
    }
    System.out.print(out);
  }
}
