package harness.process;

import java.util.Locale;

/** Programs that would notice if they had not been started for their run. */
enum Noticing {
  CPP_ARGUMENTS(
      "cpp",
      """
      #include <cstdio>
      int main(int count, char **words) {
        for (int i = 1; i < count; i++) printf("%d %s\\n", count, words[i]);
        return words[count] != nullptr;
      }
      """),

  CPP_CLOCK_OF_A_CONSTRUCTOR(
      "cpp",
      """
      #include <chrono>
      #include <cstdio>
      #include <iostream>
      auto start = std::chrono::steady_clock::now();
      int main() {
        auto passed = std::chrono::steady_clock::now() - start;
        std::cout << (passed < std::chrono::milliseconds(500) ? "new" : "old") << std::endl;
      }
      """),

  CPP_INPUT_BEFORE_MAIN(
      "cpp",
      """
      #include <iostream>
      struct Early { int a, b; Early() { std::cin >> a >> b; } } early;
      int main() { std::cout << early.a + early.b; }
      """),

  CPP_STACK_AND_ERROR_NUMBER(
      "cpp",
      """
      #include <cerrno>
      #include <cstdio>
      int error = errno;
      int main(int count, char **words) {
        volatile long unset[64];
        for (int i = 0; i < 64; i++) putchar(unset[i] == 0 ? '0' : 'x');
        printf("%d %d\\n", error, words[count] == nullptr);
      }
      """),

  CPP_PROCESSOR(
      "cpp",
      """
      #include <cstdio>
      #include <sched.h>
      #include <sys/syscall.h>
      #include <unistd.h>
      #if __has_include(<sys/rseq.h>)
      #include <sys/rseq.h>
      static int known() {
        char *thread = (char *)__builtin_thread_pointer();
        return __rseq_size == 0 || *(volatile int *)(thread + __rseq_offset + 4) >= 0;
      }
      #else
      static int known() { return 1; }
      #endif
      int main() {
        bool same = false;
        for (int i = 0; i < 9 && !same; i++) {
          unsigned processor;
          syscall(SYS_getcpu, &processor, nullptr, nullptr);
          same = sched_getcpu() == (int)processor;
        }
        printf("%d %d\\n", same, known());
      }
      """),

  CPP_PROCESS(
      "cpp",
      """
      #include <cstdio>
      #include <unistd.h>
      #include <sys/syscall.h>
      #include <pthread.h>
      #include <csignal>
      static volatile int caught;
      static void *other(void *) { return nullptr; }
      int main() {
        signal(SIGUSR1, [](int) { caught = 1; });
        raise(SIGUSR1);
        pthread_t thread;
        pthread_create(&thread, nullptr, other, nullptr);
        pthread_join(thread, nullptr);
        printf("%d %d %d %d\\n", getpid() == syscall(SYS_gettid),
               getpgrp() == getpid(), caught, fcntl_of_others());
      }
      """
          .replace(
              "static volatile",
              "#include <fcntl.h>\nstatic int fcntl_of_others() { int open = 0; for (int i = 3; i <"
                  + " 1024; i++) open += fcntl(i, F_GETFD) >= 0; return open; }\nstatic volatile")),

  CPP_FORK_AND_EXIT_HANDLERS(
      "cpp",
      """
      #include <cstdio>
      #include <cstdlib>
      #include <sys/wait.h>
      #include <unistd.h>
      struct Late { ~Late() { fputs("destroyed\\n", stdout); } } late;
      int main() {
        atexit([] { puts("at exit"); });
        fflush(stdout);
        int status = 0;
        if (fork() == 0) _exit(3);
        wait(&status);
        printf("buffered %d %d", WEXITSTATUS(status), getppid() > 0);
      }
      """),

  C_STREAMS(
      "c",
      """
      #include <stdio.h>
      #include <stdlib.h>
      #include <unistd.h>
      int main(void) {
        int a, b;
        char folder[4096];
        if (scanf("%d %d", &a, &b) != 2 || getchar() != '\\n' || getchar() != EOF) return 1;
        printf("%d %s %d", a + b, getcwd(folder, sizeof folder), isatty(0));
        fprintf(stderr, "to the error output");
        return getenv("HOME") == NULL;
      }
      """),

  PYTHON_MODULE(
      "py",
      """
      import atexit, sys, threading, random
      atexit.register(lambda: print("at exit"))
      class Late:
          def __del__(self):
              print("deleted")
      late = Late()
      thread = threading.Thread(target=lambda: print("thread"))
      thread.start()
      print(sys.argv[1:], __name__, __file__ == sys.argv[0], __doc__, __spec__, __package__)
      print(sorted(name for name in globals() if not name.startswith("__")))
      print(sys.modules["__main__"].late is late, sys.path[0] != "", sys.stdin.isatty())
      """),

  PYTHON_SUBMODULES_AND_CLOSED_OUTPUT(
      "py",
      """
      import importlib, sys, xml
      if len(sys.argv) > 9:
          import xml.etree.ElementTree
      print(hasattr(importlib, "machinery"), hasattr(xml, "etree"))
      sys.stdout.close()
      """),

  PYTHON_STREAMS(
      "py",
      """
      import os, sys
      line = sys.stdin.readline()
      print(sum(map(int, line.split())), sys.stdin.read() == "", sys.stdin.seekable())
      sys.stdout.write("unflushed ")
      sys.stderr.write("to the error output")
      print(sys.stdout.line_buffering, sys.stdout.encoding, sys.stdin.encoding, os.getpgrp() == os.getpid())
      kept_open = open(1, "w", closefd=False)
      kept_open.write("by another file")
      """),

  PYTHON_FORK(
      "py",
      """
      import multiprocessing, os
      def square(x):
          return x * x
      if __name__ == "__main__":
          pid = os.fork()
          if pid == 0:
              os._exit(5)
          print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
          with multiprocessing.get_context("fork").Pool(2) as pool:
              print(pool.map(square, [1, 2, 3]))
      """),

  PYTHON_EXIT(
      "py",
      """
      import sys
      print(input())
      sys.exit(0 if sys.getrecursionlimit() == 1000 else "changed")
      """),

  PYTHON_MODULES_IN_SIGHT(
      "py",
      """
      import sys
      seen = set()
      def news():
          new = [name for name in sys.modules if name not in seen]
          seen.update(new)
          print(new, [name for name in new if "." in name
                      and getattr(sys.modules.get(name.rpartition(".")[0]), name.rpartition(".")[2], None)
                      is not sys.modules[name]])
      news()
      import xml
      news()
      import heapq, statistics
      if len(sys.argv) > 9:
          import csv
      news()
      from concurrent import futures
      news()
      import xml.etree.ElementTree, multiprocessing
      news()
      try:
          import no_such_module
      except ImportError:
          import traceback
          traceback.print_exc()
      print(sys.modules["__mp_main__"] is sys.modules["__main__"], hasattr(sys.modules["concurrent"], "x"))
      """),

  PYTHON_INTERPRETER(
      "py",
      """
      import sys
      print(sys.argv, sys.orig_argv, sys.path, sys.flags, sys.warnoptions, len(sys.path_hooks))
      print([getattr(finder, "__name__", "") for finder in sys.meta_path], sys.getrecursionlimit())
      print({name: str(value).split(" at ")[0] for name, value in globals().items()})
      print(type(sys.modules["__main__"]).__name__, vars(sys.modules["__main__"]) is globals())
      """),

  PYTHON_IMPORTS_OUT_OF_ORDER(
      "py",
      """
      import sys
      sys.modules["bisect"] = sys
      if len(sys.argv) < 9:
          try:  # it depends on Python's version what this imports
              import random
              print(random.__name__, hasattr(random, "_bisect"))
          except ImportError as e:
              print(e)
      else:
          import json
      del sys.modules["bisect"]
      import heapq
      import collections
      sys.path.insert(0, ".")
      with open("fractions.py", "w") as file:
          file.write("mine = 7")
      import fractions
      print(fractions.mine, sorted(sys.modules))
      """),

  PYTHON_CYCLES(
      "py",
      """
      import math
      LEFT = 2.5
      class Node:
          shared = open(1, "w", closefd=False)
          def __init__(self):
              self.cycle = self
              self.own = open(1, "w", closefd=False)
          def __del__(self):
              print("deleted with", math.floor(LEFT))
      node = Node()
      node.own.write("by its own file")
      Node.shared.write("by a shared file")
      """);

  private final String ending;
  private final String source;

  Noticing(String ending, String source) {
    this.ending = ending;
    this.source = source;
  }

  /** Its file's name. */
  String file() {
    return name().toLowerCase(Locale.ROOT) + "." + ending;
  }

  String source() {
    return source;
  }
}
