package harness.benchmarks.mutants;

/**
 * A trait with a range of values.
 *
 * @param place index of the trait in {@link Traits#all}
 */
record Feature(int place, int least, int most) {

  boolean holds(Sight sight) {
    int value = sight.traits()[place];
    return least <= value && value <= most;
  }

  /** The feature in words. */
  String words(Traits traits) {
    Trait trait = traits.all().get(place);
    if (least == most) {
      return trait.name() + " = " + trait.show().apply(least);
    }
    return least == Integer.MIN_VALUE
        ? trait.name() + " ≤ " + trait.show().apply(most)
        : trait.name() + " ≥ " + trait.show().apply(least);
  }
}
