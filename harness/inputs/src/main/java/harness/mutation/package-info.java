/** Changes inputs without knowing the problem: one token, or the order of tokens and lines. */
package harness.mutation;
