/** YAML, TOML and XML as plain trees that know the file and line of everything in them. */
package harness.formats.syntax;
