/** Talks with an interactor that somebody looks at, or takes part in. */
package harness.talk;
