/** Talks with an interactor that a person watches or takes part in. */
package harness.talk;
