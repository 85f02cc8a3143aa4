package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.UserFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Sources that would show or run files from elsewhere do not compile, or do not see them. */
@Timeout(120)
class SpyingSourceTest {

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
  }

  @AfterEach
  void nothingIsLeft() {
    workshop.close();
  }

  @Test
  void fileElsewhereIsNeitherCompiledNorShown() throws IOException {
    workshop.assumeHere("a.c");
    assumeTrue(workshop.host().sandbox().startsWith("bubblewrap"), "no sandbox here");
    Path secret = workshop.write("judge/answer", "SECRET");
    for (String spy :
        List.of(
            "#include \"" + secret + "\"\nint main(void) {}",
            "#include \"../judge/answer\"\nint main(void) {}",
            "#include \"link\"\nint main(void) {}",
            "#include </etc/passwd>\nint main(void) {}",
            "__asm__(\".incbin \\\"" + secret + "\\\"\");\nint main(void) {}",
            "__asm__(\".incbin \\\"/etc/shadow\\\"\");\nint main(void) {}",
            "#if __has_include(\"" + secret + "\")\nint main(void) {}\n#endif")) {
      workshop.write("own/a.c", spy);
      Files.deleteIfExists(folder.resolve("own/link"));
      Files.createSymbolicLink(folder.resolve("own/link"), secret);
      String failure = workshop.failure("own/a.c");
      assertFalse(failure.contains("SECRET"), failure);
      assertFalse(failure.contains("root"), failure);
    }
  }

  @Test
  void fileElsewhereIsNotCompiledByRust() throws IOException {
    workshop.assumeHere("a.rs");
    assumeTrue(workshop.host().sandbox().startsWith("bubblewrap"), "no sandbox here");
    Path secret = workshop.write("judge/answer.rs", "// SECRET");
    workshop.write("own/a.rs", "fn main() { println!(\"{}\", include_str!(\"part.txt\")); }");
    workshop.write("own/part.txt", "own");
    assertEquals("own\n", workshop.outputOf(workshop.ready("own/a.rs").program()));
    for (String spy :
        List.of(
            "fn main() { print!(\"{}\", include_str!(\"" + secret + "\")); }",
            "fn main() { print!(\"{}\", include_str!(\"../judge/answer.rs\")); }",
            "fn main() { print!(\"{:?}\", include_bytes!(\"/etc/passwd\")); }",
            "fn main() { print!(\"{:?}\", include_bytes!(\"/proc/1/environ\").len()); compile_error!(\"\") }",
            "include!(\"link.rs\"); fn main() {}",
            "#[path = \"" + secret + "\"] mod other; fn main() {}",
            "std::arch::global_asm!(\".incbin \\\"" + secret + "\\\"\"); fn main() {}",
            "fn main() { print!(\"{}\", env!(\"USER\")); }")) {
      workshop.write("own/a.rs", spy);
      Files.deleteIfExists(folder.resolve("own/link.rs"));
      Files.createSymbolicLink(folder.resolve("own/link.rs"), secret);
      String failure = workshop.failure("own/a.rs");
      assertFalse(failure.contains("SECRET"), failure);
      assertFalse(failure.contains("root:"), failure);
    }
  }

  @Test
  void fileElsewhereIsNotCompiledByGo() throws IOException {
    workshop.assumeHere("a.go");
    assumeTrue(workshop.host().sandbox().startsWith("bubblewrap"), "no sandbox here");
    Path secret = workshop.write("judge/answer", "SECRET");
    workshop.write("own/part.txt", "own");
    workshop.write("own/a.go", embedding("part.txt"));
    assertEquals("own", workshop.outputOf(workshop.ready("own/a.go").program()));
    for (String spy :
        List.of(
            embedding(secret.toString()),
            embedding("../judge/answer"),
            embedding("link"),
            "package main\n// #include \"" + secret + "\"\nimport \"C\"\nfunc main() {}\n",
            "package main\n// #cgo CFLAGS: -include " + secret + "\nimport \"C\"\nfunc main() {}\n",
            "package main\n// #cgo LDFLAGS: @" + secret + "\nimport \"C\"\nfunc main() {}\n",
            "package main\nimport _ \"../judge\"\nfunc main() {}\n",
            "package main\nimport _ \"example.org/x\"\nfunc main() {}\n")) {
      workshop.write("own/a.go", spy);
      Files.deleteIfExists(folder.resolve("own/link"));
      Files.createSymbolicLink(folder.resolve("own/link"), secret);
      String failure = workshop.failure("own/a.go");
      assertFalse(failure.contains("SECRET"), failure);
    }
  }

  private static String embedding(String file) {
    return """
        package main

        import (
          _ "embed"
          "fmt"
        )

        //go:embed %s
        var part string

        func main() { fmt.Print(part) }
        """
        .formatted(file);
  }

  @Test
  void rubyLoadsNoFileFromElsewhere() throws IOException {
    workshop.assumeHere("a.rb");
    assumeTrue(workshop.host().sandbox().startsWith("bubblewrap"), "no sandbox here");
    Path secret = workshop.write("judge/answer.rb", "puts 'SECRET'");
    for (String name : List.of(".rubyrc", ".irbrc", "rubygems.rb", "set.rb", "json.rb")) {
      workshop.write("own/" + name, "puts 'loaded'\n");
    }
    workshop.write("own/Gemfile", "raise 'loaded'\n");
    workshop.write(
        "own/main.rb",
        """
        require 'set'
        require 'json'
        [-> { require_relative '../judge/answer' }, -> { load '%s' }, -> { load '/etc/shadow' }].each do |each|
          begin
            each.call
          rescue LoadError
            puts 'none'
          end
        end
        """
            .formatted(secret));
    assertEquals("none\nnone\nnone\n", workshop.outputOf(workshop.ready("own").program()));
  }

  /** Files that an interpreter would load by itself if they were somewhere else. */
  @Test
  void filesOfAFolderThatLookLikeSettingsAreNotLoaded() throws IOException {
    String said = "print('loaded')\n";
    for (String name : List.of("sitecustomize.py", "usercustomize.py", "pyvenv.py", "zygote.py")) {
      workshop.write("python/" + name, said);
    }
    workshop.write("python/more.pth", "import sys; print('loaded')\n");
    workshop.write("python/pyvenv.cfg", "home = /nowhere\n");
    workshop.write("python/python311._pth", "/nowhere\n");
    workshop.write("python/main.py", "print('fine')\n");
    assertEquals("fine\n", workshop.outputOf(workshop.ready("python").program()));
    workshop.assumeHere("a.js");
    String loud = "console.log('loaded');\n";
    workshop.write("node/main.js", "console.log('fine');\n");
    workshop.write("node/package.json", "{\"scripts\": {\"prestart\": \"echo loaded\"}}\n");
    workshop.write("node/.npmrc", "node-options=--require ./hook.js\n");
    workshop.write("node/node.config.json", "{\"nodeOptions\": {\"import\": [\"./hook.js\"]}}\n");
    workshop.write("node/.env", "NODE_OPTIONS=--require ./hook.js\n");
    workshop.write("node/hook.js", loud);
    workshop.write("node/index.js", loud);
    assertEquals("fine\n", workshop.outputOf(workshop.ready("node").program()));
  }

  @Test
  void onlyNamedHeadersOfAHomeFolderAreShown() throws IOException {
    UserFolders user = new UserFolders(java.util.Map.of("HOME", folder.toString()), "?");
    workshop.write("key", "");
    workshop.write(".hidden/part.h", "");
    workshop.write("lib/part.h", "");
    Path source =
        workshop.write(
            "a.c", "#include \"key\"\n#include \".hidden/part.h\"\n#include \"lib/part.h\"\n");
    for (Path home : List.of(folder, folder.getParent(), Path.of("/"), Path.of("/tmp"))) {
      assertFalse(OwnFolder.of(home, user).whole(), home + "");
    }
    OwnFolder own = OwnFolder.of(folder, user);
    assertEquals(
        List.of(folder.resolve("lib/part.h")),
        List.copyOf(LocalIncludes.of(List.of(source), own, IncludeFolders.NONE)));
    assertEquals(List.of(source), own.shown(List.of(source)));
    assertTrue(OwnFolder.of(folder.resolve("lib"), user).whole());
  }
}
