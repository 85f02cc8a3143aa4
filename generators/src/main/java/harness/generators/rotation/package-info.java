/** Generators of the rotation game. Boards travel as {@link harness.reference.rotation.Boards}. */
package harness.generators.rotation;
