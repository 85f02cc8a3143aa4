package harness.formats.syntax;

import harness.cases.UsageException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** An element of an XML file, with its content. Document types, and so entities, are rejected. */
public final class XmlElement implements Placed {

  private final String file;
  private final int line;
  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<XmlElement> children = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private XmlElement(String file, int line, String name) {
    this.file = file;
    this.line = line;
    this.name = name;
  }

  static XmlElement read(String file, String text) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      return read(file, factory.createXMLStreamReader(new StringReader(text)));
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
      throw new UsageException(file + ":" + line + ": not XML: " + lastLine(e.getMessage()));
    }
  }

  /** The last line of a message: the JDK puts the position on separate lines before it. */
  private static String lastLine(String message) {
    List<String> lines = String.valueOf(message).lines().toList();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1).replaceFirst("^Message: ", "");
  }

  private static XmlElement read(String file, XMLStreamReader reader) throws XMLStreamException {
    Deque<XmlElement> open = new ArrayDeque<>();
    while (true) {
      int line = reader.getLocation().getLineNumber();
      switch (reader.next()) {
        case XMLStreamConstants.DTD ->
            throw new UsageException(
                file + ":" + line + ": document types and entities are not allowed");
        case XMLStreamConstants.START_ELEMENT -> {
          XmlElement element = started(file, reader);
          if (open.size() == PackageBounds.DEEPEST_ELEMENT) {
            throw new UsageException(file + ":" + line + ": nested too deeply");
          }
          if (!open.isEmpty()) {
            open.peek().children.add(element);
          }
          open.push(element);
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
            Optional.ofNullable(open.peek()).ifPresent(in -> in.text.append(reader.getText()));
        case XMLStreamConstants.END_ELEMENT -> {
          XmlElement ended = open.pop();
          if (open.isEmpty()) {
            return ended;
          }
        }
        default -> {
          // comments and the like are ignored
        }
      }
    }
  }

  private static XmlElement started(String file, XMLStreamReader reader) {
    XmlElement element =
        new XmlElement(file, reader.getLocation().getLineNumber(), reader.getLocalName());
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      element.attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
    }
    return element;
  }

  /** The text of this element, without leading and trailing white space. */
  public String text() {
    return text.toString().strip();
  }

  /** The child elements with a given name, in order. */
  public List<XmlElement> all(String childName) {
    return children.stream().filter(each -> each.name.equals(childName)).toList();
  }

  /** All elements at a path of names: {@code solutions/solution}. */
  public List<XmlElement> at(String path) {
    List<XmlElement> found = List.of(this);
    for (String each : path.split("/", -1)) {
      found = found.stream().flatMap(one -> one.all(each).stream()).toList();
    }
    return found;
  }

  /** The only element at a path; empty if there is none, an error if there are several. */
  public Optional<XmlElement> only(String path) {
    List<XmlElement> found = at(path);
    if (found.size() > 1) {
      throw found.get(1).refused("repeated; first on line " + found.get(0).line);
    }
    return found.stream().findFirst();
  }

  /** The value of an attribute; empty if it is missing. */
  public Optional<String> attribute(String key) {
    return Optional.ofNullable(attributes.get(key));
  }

  /** The value of an attribute; an error if it is missing. */
  public String needed(String key) {
    return attribute(key).orElseThrow(() -> wrong("an attribute " + key));
  }

  /** The text as an integer. */
  public long count() {
    try {
      return Long.parseLong(text());
    } catch (NumberFormatException e) {
      throw wrong("an integer, found '" + text() + "'");
    }
  }

  /** A one-line error saying what was expected in this element. */
  public UsageException wrong(String expected) {
    return refused("expected " + expected);
  }

  /** A text as a value of an attribute. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  @Override
  public int line() {
    return line;
  }

  @Override
  public UsageException refused(String why) {
    return new UsageException(file + ":" + line + ": <" + name + ">: " + why);
  }
}
