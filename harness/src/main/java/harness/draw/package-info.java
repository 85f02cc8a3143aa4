/** The argument language of generators: templates from which a case's arguments are drawn. */
package harness.draw;
