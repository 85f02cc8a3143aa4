/** YAML, TOML and XML as plain trees; each value knows its file and line. */
package harness.formats.syntax;
