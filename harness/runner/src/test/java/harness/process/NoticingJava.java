package harness.process;

/** What one Java program does that would notice, or disturb, the other runs of its JVM. */
enum NoticingJava {
  COUNTS_ITS_RUNS,
  READS_ITS_WORDS,
  LOOKS_AT_ITS_MAIN_THREAD,
  CHANGES_WHAT_A_JVM_KEEPS,
  CLOSES_ITS_STREAMS,
  REDIRECTS_ITS_OUTPUT,
  THROWS,
  THROWS_IN_ANOTHER_THREAD,
  EXITS_BEFORE_FINALLY,
  EXITS_FROM_ANOTHER_THREAD,
  EXITS_AND_CATCHES_EVERYTHING(1),
  PRINTS_AFTER_MAIN,
  LEAVES_A_DAEMON(1),
  LEAVES_A_POOL(1),
  RECURSES_DEEPLY,
  OVERFLOWS_ITS_STACK,
  PRINTS_MUCH,
  USES_UP_THE_MEMORY(1),
  HALTS(1),
  CLOSES_THE_DESCRIPTORS(1);

  private static final int USUAL_REPETITIONS = 2;

  private final int repetitions;

  NoticingJava() {
    this(USUAL_REPETITIONS);
  }

  NoticingJava(int repetitions) {
    this.repetitions = repetitions;
  }

  int repetitions() {
    return repetitions;
  }

  boolean endsItsJvm() {
    return repetitions < USUAL_REPETITIONS;
  }

  static final String SOURCE =
      """
      import java.io.*;
      import java.util.*;
      import java.util.concurrent.*;

      public class Deeds {
        static final long BEGUN = System.nanoTime();
        static final Scanner IN = new Scanner(System.in);
        static final int SUM = IN.hasNextInt() ? IN.nextInt() + IN.nextInt() : 0;
        static volatile int runs;
        static final Thread EARLY = new Thread(() -> runs++);
        static { EARLY.start(); }
        static byte[][] kept = new byte[1 << 20][];

        static int depth(int left) {
          return left == 0 ? 0 : 1 + depth(left - 1);
        }

        static int endless(int x) {
          return endless(x + 1) + 1;
        }

        public static void main(String[] words) throws Exception {
          EARLY.join();
          switch (words[0]) {
            case "COUNTS_ITS_RUNS" -> System.out.println(runs + " " + SUM);
            case "READS_ITS_WORDS" ->
                System.out.println(Arrays.toString(words) + new File("x").exists());
            case "LOOKS_AT_ITS_MAIN_THREAD" -> {
              Thread main = Thread.currentThread();
              System.out.println(main.getName() + main.getThreadGroup().getName()
                  + main.isDaemon() + main.getPriority() + Thread.activeCount()
                  + (System.nanoTime() - BEGUN < 10_000_000_000L));
            }
            case "CHANGES_WHAT_A_JVM_KEEPS" -> {
              System.out.println(Locale.getDefault()
                  + String.format("%.1f", 1.5) + Thread.getDefaultUncaughtExceptionHandler()
                  + new File(System.getProperty("java.class.path")).isDirectory()
                  + System.getProperty("sun.java.command").startsWith("Deeds"));
              Locale.setDefault(Locale.GERMANY);
              Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("own"));
              throw new IllegalStateException();
            }
            case "CLOSES_ITS_STREAMS" -> {
              PrintWriter out = new PrintWriter(System.out);
              out.println("closed after this");
              out.close();
              IN.close();
              System.err.close();
              System.out.println("not seen");
            }
            case "REDIRECTS_ITS_OUTPUT" -> {
              System.out.println("seen");
              System.setOut(new PrintStream(new ByteArrayOutputStream()));
              System.setIn(new ByteArrayInputStream(new byte[0]));
              System.out.println("not seen");
            }
            case "THROWS" -> {
              System.out.println("before");
              throw new IllegalStateException("thrown", new IOException("cause"));
            }
            case "THROWS_IN_ANOTHER_THREAD" ->
                new Thread(() -> { throw new IllegalStateException("there"); }, "other").start();
            case "EXITS_BEFORE_FINALLY" -> {
              try {
                System.out.print("unended");
                System.exit(9);
              } finally {
                System.out.println("finally");
                System.exit(1);
              }
            }
            case "EXITS_FROM_ANOTHER_THREAD" -> {
              new Thread(() -> System.exit(260)).start();
              Thread.sleep(100_000);
            }
            case "EXITS_AND_CATCHES_EVERYTHING" -> {
              for (;;) {
                try {
                  System.exit(3);
                } catch (Throwable any) {
                  System.out.println("caught");
                }
              }
            }
            case "PRINTS_AFTER_MAIN" -> new Thread(() -> {
              try {
                Thread.sleep(20);
              } catch (InterruptedException e) {
                System.out.println("interrupted");
              }
              System.out.println("after main");
              new Thread(() -> System.out.println("after that")).start();
            }).start();
            case "LEAVES_A_DAEMON" -> {
              Thread daemon = new Thread(() -> {
                for (;;) runs++;
              });
              daemon.setDaemon(true);
              daemon.start();
              System.out.println("left");
            }
            case "LEAVES_A_POOL" ->
                System.out.println(ForkJoinPool.commonPool().submit(() -> 5).get());
            case "RECURSES_DEEPLY" -> System.out.println(depth(300_000));
            case "OVERFLOWS_ITS_STACK" ->
                new Thread(null, () -> endless(0), "small", 1 << 19).start();
            case "PRINTS_MUCH" -> {
              for (int i = 0; i < 30_000; i++) System.out.println(i);
            }
            case "USES_UP_THE_MEMORY" -> {
              for (int i = 0; ; i++) kept[i] = new byte[1 << 20];
            }
            case "HALTS" -> Runtime.getRuntime().halt(5);
            case "CLOSES_THE_DESCRIPTORS" -> {
              System.out.println("then nothing");
              new FileInputStream(FileDescriptor.in).close();
              new FileOutputStream(FileDescriptor.out).close();
              System.out.println("not seen");
            }
            case "works" -> {
              long sum = 1;
              int steps = 1_000_000 * Integer.parseInt(words[1]);
              for (int i = 0; i < steps; i++) sum += sum ^ i;
              System.out.println(sum != 0);
            }
            case "says how many threads there were" ->
                System.out.println(Thread.currentThread().getId());
            case "loops" -> { for (;;) runs++; }
            case "sleeps" -> Thread.sleep(100_000);
            case "prints" -> { for (;;) System.out.println("more and more and more"); }
            case "hoards" -> {
              for (int i = 0; ; i++) kept[i] = new byte[1 << 20];
            }
            default -> throw new IllegalArgumentException(words[0]);
          }
        }
      }
      """;
}
