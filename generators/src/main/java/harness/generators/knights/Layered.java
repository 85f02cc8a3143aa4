package harness.generators.knights;

import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.SplittableRandom;

/** Draws boards from layers, every board of a layer equally likely. */
final class Layered {

  private Layered() {}

  /** A random board at an exact distance whose layer is kept in memory. */
  static String text(int distance, SplittableRandom random) {
    return text(Layers.at(distance), random);
  }

  /** A random board of a layer. */
  static String text(Layer layer, SplittableRandom random) {
    return layer.text(random.nextInt(layer.size()));
  }
}
