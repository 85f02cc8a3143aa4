package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.generators.FileOrder;
import harness.reference.knights.Knights;
import java.util.stream.IntStream;

/**
 * Files of boards in a harmful order. The far boards are just beyond the bound, so their answer is
 * -1.
 */
@AutoService(Generator.class)
public final class Order extends FileOrder {

  private static final int FARTHEST = 15;

  /** For the service loader. */
  public Order() {
    super(
        Knights.NAME,
        IntStream.rangeClosed(0, FARTHEST)
            .mapToObj(distance -> new ExactDistance().with(Integer.toString(distance)))
            .toList(),
        new ExactDistance().with(Integer.toString(FARTHEST + 1)));
  }
}
