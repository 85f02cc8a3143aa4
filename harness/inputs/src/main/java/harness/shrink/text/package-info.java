/**
 * Shrinks inputs of unknown structure: passes that ask only whether a smaller input still fails. It
 * deals with lines and tokens, not with programs.
 */
package harness.shrink.text;
