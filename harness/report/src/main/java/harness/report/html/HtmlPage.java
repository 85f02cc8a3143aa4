package harness.report.html;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import harness.cases.Printable;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Renders a page as a single HTML file that needs no other file and no network. The templates
 * escape all text, and invisible characters are written as codes, also in the data for the page's
 * script. A Content-Security-Policy allows only the page's own scripts and style, by their hashes,
 * and forbids all requests.
 */
public final class HtmlPage {

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .addMixIn(Exhibit.Tile.class, InPlaces.class)
          .addModule(new SimpleModule().addSerializer(new PrintableString()))
          .build();

  /** Writes tiles as arrays without field names, because there are many. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  private interface InPlaces {}

  private static final class PrintableString extends StdSerializer<String> {
    private static final long serialVersionUID = 1L;

    PrintableString() {
      super(String.class);
    }

    @Override
    public void serialize(String text, JsonGenerator json, SerializerProvider all)
        throws IOException {
      json.writeString(Printable.text(text));
    }
  }

  private static final class PrintableOutput extends OwaspHtmlTemplateOutput {
    PrintableOutput(TemplateOutput output) {
      super(output);
    }

    @Override
    public void writeUserContent(String text) {
      super.writeUserContent(text == null ? null : Printable.text(text));
    }
  }

  /**
   * The data for the page's script.
   *
   * @param exhibits the scenes of each exhibit
   */
  private record Data(List<Chart> charts, List<List<Exhibit.Scene>> exhibits) {}

  private HtmlPage() {}

  /** The text of the file, to be written in UTF-8. */
  public static String text(Page page) {
    Assets assets = Assets.load();
    TemplateEngine engine =
        TemplateEngine.createPrecompiled(
            null, ContentType.Html, null, "harness.report.html.templates");
    StringOutput output = new StringOutput();
    engine.render(
        "page.jte",
        Map.of("page", page, "assets", assets, "data", data(page)),
        new PrintableOutput(output));
    return output.toString();
  }

  /** JSON in which no text can end the enclosing element. */
  private static String data(Page page) {
    Data data = new Data(page.charts(), page.exhibits().stream().map(Exhibit::scenes).toList());
    try {
      return JSON.writeValueAsString(data).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot write the page's data as JSON", e);
    }
  }
}
