package harness.process.warm;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A program's classes, read once, and class loaders that each define fresh copies of them. */
final class ProgramClasses {

  private static final String ENDING = ".class";

  private final Path folder;
  private final ProtectionDomain domain;
  private final Map<String, byte[]> classes = new HashMap<>();
  private final boolean refused;

  /** The classes of a folder. */
  ProgramClasses(Path folder) throws IOException {
    this.folder = folder;
    this.domain =
        new ProtectionDomain(
            new CodeSource(folder.toUri().toURL(), (Certificate[]) null), null, null, null);
    Map<String, ClassFile> read = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).toList()) {
        read.put(className(file), read(file));
      }
    }
    for (Map.Entry<String, ClassFile> each : read.entrySet()) {
      classes.put(
          each.getKey(), each.getValue().withExitOf(Exit.class.getName().replace('.', '/')));
    }
    Telltales telltales = new Telltales(read.keySet());
    refused = read.values().stream().anyMatch(telltales::areIn);
  }

  /** Reads via a stream. The first stream starts a JVM thread, which must exist before any run. */
  private static ClassFile read(Path file) throws IOException {
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      return new ClassFile(in.readAllBytes());
    }
  }

  private String className(Path file) {
    String path = folder.relativize(file).toString();
    return path.substring(0, path.length() - ENDING.length()).replace(File.separatorChar, '.');
  }

  /** Whether a class uses something that cannot be undone after a run. */
  boolean isRefused() {
    return refused;
  }

  /** A loader that has not defined any class yet. */
  ClassLoader freshLoader() {
    return new Loader();
  }

  /** Sees only the platform's and the program's classes, and no others of this JVM. */
  private final class Loader extends ClassLoader {

    Loader() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes != null) {
        return defineClass(name, bytes, 0, bytes.length, domain);
      }
      if (name.equals(Exit.class.getName())) {
        return Exit.class;
      }
      throw new ClassNotFoundException(name);
    }

    @Override
    protected @Nullable URL findResource(String name) {
      Path file = folder.resolve(name);
      try {
        return Files.exists(file) ? file.toUri().toURL() : null;
      } catch (MalformedURLException e) {
        return null;
      }
    }
  }
}
