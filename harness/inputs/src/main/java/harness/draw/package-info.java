/** The language of generator arguments: templates from which a case's arguments are drawn. */
package harness.draw;
