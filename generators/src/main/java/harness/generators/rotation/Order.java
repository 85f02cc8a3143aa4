package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.generators.FileOrder;
import java.util.stream.IntStream;

/** Files of boards in a harmful order. The far boards are the farthest of the game. */
@AutoService(Generator.class)
public final class Order extends FileOrder {

  private static final int FARTHEST = 10;
  private static final String FAR = "11";

  /** Found through ServiceLoader. */
  public Order() {
    super(
        "rotation",
        IntStream.rangeClosed(0, FARTHEST)
            .mapToObj(distance -> new Distance().with(Integer.toString(distance)))
            .toList(),
        new Distance().with(FAR));
  }
}
