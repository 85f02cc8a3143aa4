package harness.formats.rbx;

import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import harness.formats.syntax.Once;
import harness.formats.syntax.PackageBounds;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The variables of a problem, by their dotted names: {@code N.max}.
 *
 * @param values the values as written
 */
record RbxVariables(Map<String, String> values) {

  private static final Pattern REFERENCE = Pattern.compile("<([A-Za-z_][A-Za-z0-9_.]*)>");

  /** The header that gives C++ programs the variables. */
  static final String HEADER = "rbx.h";

  private static final String EXPRESSION = "py`";

  static RbxVariables of(Declared vars, PackageFolder folder) {
    Map<String, String> values = new LinkedHashMap<>();
    collect(vars, "", values, folder, new Once());
    return new RbxVariables(values);
  }

  /** These variables with those of a group, which replace them. */
  RbxVariables with(Declared vars, PackageFolder folder) {
    Map<String, String> all = new LinkedHashMap<>(values);
    collect(vars, "", all, folder, new Once());
    return new RbxVariables(all);
  }

  private static void collect(
      Declared vars, String prefix, Map<String, String> values, PackageFolder folder, Once once) {
    vars.entries()
        .forEach(
            (name, value) -> {
              String full = prefix + name;
              if (value.isMap()) {
                collect(value, full + ".", values, folder, once);
              } else if (value.isList() || value.isNothing()) {
                folder.leaveOut(value.refused("not a single value"));
              } else if (value.text().startsWith(EXPRESSION)) {
                folder.leaveOut(value.refused("Python expressions are not supported"));
              } else {
                once.add(full, value);
                values.put(full, PackageBounds.checked(value.text(), value));
              }
            });
  }

  List<String> arguments() {
    return values.entrySet().stream()
        .map(each -> "--" + each.getKey() + "=" + each.getValue())
        .toList();
  }

  /** Replaces the references in a text by the values. */
  String filledIn(String text, Declared where) {
    Matcher reference = REFERENCE.matcher(PackageBounds.checked(text, where));
    StringBuilder filled = new StringBuilder();
    while (reference.find()) {
      String value = values.get(reference.group(1));
      if (value == null) {
        throw where.refused("there is no variable " + reference.group(1));
      }
      reference.appendReplacement(filled, Matcher.quoteReplacement(value));
      if (filled.length() > PackageBounds.LONGEST_COMMAND) {
        throw where.refused(
            "longer than " + PackageBounds.LONGEST_COMMAND + " characters with its variables");
      }
    }
    return reference.appendTail(filled).toString();
  }

  /** Writes an {@code rbx.h} that gives C++ programs the variables, and returns its folder. */
  Path header(PackageFolder folder) {
    Path made = folder.made().folder("rbx");
    header(made, folder);
    return made;
  }

  /** Writes an {@code rbx.h} into a folder for generated files. */
  void header(Path made, PackageFolder folder) {
    StringBuilder entries = new StringBuilder();
    values.forEach(
        (name, value) ->
            entries.append("      {\"%s\", \"%s\"},\n".formatted(quoted(name), quoted(value))));
    folder.made().written(made.resolve(HEADER), TEMPLATE.replace("@ENTRIES@", entries));
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  private static final String TEMPLATE =
      """
      #pragma once
      #include <map>
      #include <sstream>
      #include <stdexcept>
      #include <string>

      inline const std::string &rbxText(const std::string &name) {
        static const std::map<std::string, std::string> values = {
      @ENTRIES@  };
        auto found = values.find(name);
        if (found == values.end()) throw std::runtime_error("no variable " + name);
        return found->second;
      }

      template <typename T> T getVar(const std::string &name) {
        std::istringstream text(rbxText(name));
        T value;
        if (!(text >> value)) throw std::runtime_error("variable " + name + " has a different type");
        return value;
      }

      template <> inline std::string getVar<std::string>(const std::string &name) {
        return rbxText(name);
      }

      template <> inline bool getVar<bool>(const std::string &name) {
        return rbxText(name) == "true";
      }
      """;
}
