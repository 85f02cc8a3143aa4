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

  /**
   * Writes an {@code rbx.h} that gives C++ programs the variables, and returns its folder.
   *
   * @param ofGroups the variables of groups by name, which programs called with {@code --group}
   *     get instead
   */
  Path header(PackageFolder folder, Map<String, RbxVariables> ofGroups) {
    StringBuilder groups = new StringBuilder();
    ofGroups.forEach(
        (name, own) ->
            groups.append("      {\"%s\", {\n%s      }},\n".formatted(quoted(name), own.entries())));
    boolean hasGroups = !ofGroups.isEmpty();
    String text =
        TEMPLATE
            .replace("@LOOKUP@", hasGroups ? LOOKUP.replace("@GROUPS@", groups) : "")
            .replace("@CHECK@", hasGroups ? CHECK : "")
            .replace("@ENTRIES@", entries());
    Path made = folder.scratch("rbx");
    folder.written(made.resolve("rbx.h"), text);
    return made;
  }

  private String entries() {
    StringBuilder entries = new StringBuilder();
    values.forEach(
        (name, value) ->
            entries.append("      {\"%s\", \"%s\"},\n".formatted(quoted(name), quoted(value))));
    return entries.toString();
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  /** Finds the group that a program was called for, in its own arguments. */
  private static final String LOOKUP =
      """
      #include <fstream>

      inline std::string rbxGroup() {
        std::ifstream arguments("/proc/self/cmdline", std::ios::binary);
        std::string word, group;
        bool isNext = false;
        while (std::getline(arguments, word, '\\0')) {
          if (isNext) group = word;
          isNext = word == "--group";
          if (word.compare(0, 8, "--group=") == 0) group = word.substr(8);
        }
        return group;
      }

      inline const std::string *rbxOfGroup(const std::string &name) {
        static const std::map<std::string, std::map<std::string, std::string>> groups = {
      @GROUPS@  };
        static const std::string called = rbxGroup();
        auto group = groups.find(called);
        if (group == groups.end()) return nullptr;
        auto found = group->second.find(name);
        return found == group->second.end() ? nullptr : &found->second;
      }

      """;

  private static final String CHECK =
      "  if (const std::string *own = rbxOfGroup(name)) return *own;\n";

  private static final String TEMPLATE =
      """
      #pragma once
      #include <map>
      #include <sstream>
      #include <stdexcept>
      #include <string>

      @LOOKUP@inline const std::string &rbxText(const std::string &name) {
      @CHECK@  static const std::map<std::string, std::string> values = {
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
