package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What sources ask a build tool to run while they are compiled is not run. */
@Timeout(120)
final class CommandsInSourcesTest {

  @TempDir Path folder;
  private Workshop workshop;
  private Path made;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
    made = folder.resolve("own/made");
  }

  @AfterEach
  void nothingIsRunOrLeft() {
    assertFalse(Files.exists(made), "a command was run");
    workshop.close();
  }

  @Test
  void commandsOfGoGenerateAreNotRun() throws IOException {
    workshop.assumeHere("a.go");
    workshop.write(
        "own/a.go",
        "package main\n//go:generate touch " + made + "\nfunc main() { println(); print() }\n");
    workshop.ready("own/a.go");
  }

  /** Options by which a C compiler would load a plugin, or start a program as its linker. */
  @Test
  void programsNamedInCommentsForCgoAreNotRun() throws IOException {
    workshop.assumeHere("a.go");
    Path program = workshop.write("own/touches", "#!/bin/sh\ntouch " + made + "\n");
    assertEquals(true, program.toFile().setExecutable(true));
    for (String option :
        new String[] {
          "CFLAGS: -fplugin=" + program,
          "CFLAGS: -wrapper " + program,
          "LDFLAGS: -fuse-ld=" + program,
          "LDFLAGS: -B" + program.getParent(),
          "pkg-config: --exec " + program
        }) {
      workshop.write(
          "own/a.go", "package main\n// #cgo " + option + "\nimport \"C\"\nfunc main() {}\n");
      workshop.failure("own/a.go");
    }
  }

  @Test
  void buildScriptsOfCargoAreNotRun() throws IOException {
    workshop.assumeHere("a.rs");
    workshop.write("own/Cargo.toml", "[package]\nname = \"a\"\nversion = \"1.0.0\"\n");
    workshop.write(
        "own/build.rs",
        "fn main() { std::fs::write(\"" + made + "\", \"\").unwrap(); println!(\"\"); }");
    workshop.write("own/main.rs", "fn main() { print!(\"fine\"); }");
    assertEquals("fine", workshop.outputOf(workshop.ready("own").program()));
  }

  /** A processor on the class path that names itself as a service, as libraries bring them. */
  @Test
  void annotationProcessorsAreNotRun() throws IOException {
    workshop.assumeHere("Main.java");
    workshop.write("own/META-INF/services/javax.annotation.processing.Processor", "Touches\n");
    workshop.write(
        "own/Touches.java",
        """
        import java.util.Set;
        import javax.annotation.processing.*;
        import javax.lang.model.element.TypeElement;

        @SupportedAnnotationTypes("*")
        public class Touches extends AbstractProcessor {
          @Override public boolean process(Set<? extends TypeElement> all, RoundEnvironment round) {
            try {
              java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
            } catch (java.io.IOException e) {
              throw new IllegalStateException(e);
            }
            return false;
          }
        }
        """
            .formatted(made));
    workshop.write(
        "own/Main.java",
        """
        public class Main {
          public static void main(String[] words) {
            System.out.print("fine");
          }
        }
        """);
    for (int i = 0; i < 2; i++) { // the second time, the processor may be there compiled
      assertEquals("fine", workshop.outputOf(workshop.ready("own").program()));
    }
  }
}
