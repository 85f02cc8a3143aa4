package harness.generators.knights;

import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.SplittableRandom;

/** Draws from layers of boards, each board of a layer equally likely. */
final class Layered {

  private Layered() {}

  /** A board at this exact distance, one of those that are kept. */
  static String text(int distance, SplittableRandom random) {
    return text(Layers.at(distance), random);
  }

  /** A board of this layer. */
  static String text(Layer layer, SplittableRandom random) {
    return layer.text(random.nextInt(layer.size()));
  }
}
