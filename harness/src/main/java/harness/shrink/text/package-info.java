/**
 * Makes an input of unknown structure small: passes over one question, whether a smaller input
 * still fails. Knows lines and tokens, and nothing of programs.
 */
package harness.shrink.text;
