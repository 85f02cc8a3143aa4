package harness.ready;

import java.util.List;

/** All ready inputs, in the order in which they are listed. */
final class KnownInputs {

  static final List<ReadyInput> ALL =
      List.of(
          new NumbersInput(),
          new ArrayInput(),
          new PermutationInput(),
          new PartitionInput(),
          new StringInput(),
          new BracketsInput(),
          new TreeInput(),
          new GraphInput(),
          new BipartiteInput(),
          new GridGraphInput(),
          new IntervalsInput(),
          new PointsInput(),
          new PolygonInput(),
          new GridInput(),
          new MatrixInput());

  private KnownInputs() {}
}
