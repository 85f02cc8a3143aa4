package harness.report.html;

import harness.machine.ContentHash;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Properties;

/**
 * The files embedded in every page.
 *
 * @param style the style sheet
 * @param library the charting library, Chart.js
 * @param script the page's own script
 */
public record Assets(String style, String library, String script) {

  private static final String LIBRARY_VERSION =
      "/META-INF/maven/org.webjars.npm/chart.js/pom.properties";
  private static final String LIBRARY_FOLDER = "/META-INF/resources/webjars/chart.js/";

  /** Reads the files from the class path. */
  static Assets load() {
    try {
      Properties library = new Properties();
      try (InputStream in = open(LIBRARY_VERSION)) {
        library.load(in);
      }
      return new Assets(
          read("page.css"),
          withoutSourceMap(
              read(LIBRARY_FOLDER + library.getProperty("version") + "/dist/chart.umd.min.js")),
          read("page.js"));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the harness's own files", e);
    }
  }

  /** A Content-Security-Policy that allows only these files. */
  public String policy() {
    return "default-src 'none'; style-src "
        + hash(style)
        + "; script-src "
        + hash(library)
        + " "
        + hash(script)
        + "; base-uri 'none'; form-action 'none'";
  }

  private static String hash(String text) {
    byte[] digest = ContentHash.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
  }

  /** Removes the reference to a source map, which would be a separate file. */
  private static String withoutSourceMap(String script) {
    return script.replaceFirst("//# sourceMappingURL=\\S+\\s*$", "");
  }

  private static String read(String name) throws IOException {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static InputStream open(String name) {
    InputStream in = Assets.class.getResourceAsStream(name);
    if (in == null) {
      throw new IllegalStateException("not on the class path: " + name);
    }
    return in;
  }
}
