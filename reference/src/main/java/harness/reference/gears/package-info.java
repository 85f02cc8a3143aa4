/**
 * The gears puzzle (Luogu P5507): twelve knobs of four states; turning one drags another. Links
 * differ from instance to instance, so exact distances are computed for one link table at a time.
 *
 * <p>Internally, knobs and states count from 0: knob 12 in state 4 of the text is knob 11 in state
 * 3. A position is an {@code int} of twelve base-4 digits, knob k in bits 2k and 2k + 1, so that
 * the goal is 0 (see {@link harness.reference.gears.Position}).
 */
package harness.reference.gears;
