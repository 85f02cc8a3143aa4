package harness.submission;

import harness.machine.FileTree;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

/** Runs the tests of classes one after the other in a JVM without JUnit's engine. */
final class PlainRun {

  static final String RIGHT = "right";
  static final String SKIPPED = "skipped";

  private PlainRun() {}

  /** Takes names of classes of this package. */
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      Class<?> tests = Class.forName(PlainRun.class.getPackageName() + "." + name);
      for (Method test : annotated(tests, Test.class)) {
        System.out.println(name + "." + test.getName() + "\t" + outcome(tests, test));
      }
    }
  }

  /** The outcome of a test in one word, or its failure in one line. */
  private static String outcome(Class<?> tests, Method test) throws Exception {
    Object instance = tests.getDeclaredConstructor().newInstance();
    Path folder = Files.createTempDirectory("plain-run-");
    for (Field field : tests.getDeclaredFields()) {
      if (field.isAnnotationPresent(TempDir.class)) {
        field.setAccessible(true);
        field.set(instance, folder);
      }
    }
    try {
      invoke(instance, annotated(tests, BeforeEach.class));
      try {
        invoke(instance, List.of(test));
      } finally {
        invoke(instance, annotated(tests, AfterEach.class));
      }
      return RIGHT;
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      return thrown instanceof TestAbortedException
          ? SKIPPED
          : String.valueOf(thrown).lines().limit(5).toList().toString();
    } finally {
      FileTree.delete(folder);
    }
  }

  private static List<Method> annotated(Class<?> type, Class<? extends Annotation> annotation) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(annotation))
        .toList();
  }

  private static void invoke(Object instance, List<Method> methods) throws Exception {
    for (Method method : methods) {
      method.setAccessible(true);
      method.invoke(instance);
    }
  }
}
