package harness.campaign;

/**
 * One of several parts of a campaign that are run separately: consecutive cases, about equally many
 * in each. If there are enough ranges, a shard consists of whole ranges, so that everything counted
 * by range is the same for any number of shards. They are numbered from 1.
 */
public record Shard(int number, int of) {

  public Shard {
    if (of < 1 || number < 1 || number > of) {
      throw new IllegalArgumentException(number + "/" + of + " is not a shard");
    }
  }

  /** The shard of a campaign; may be empty if the campaign is small. */
  public Campaign part(Campaign whole) {
    return whole.part(cut(whole, number - 1), cut(whole, number));
  }

  /** Whether the shards of a campaign consist of whole ranges. */
  public boolean keepsRanges(Campaign whole) {
    return whole.cases() / of >= whole.ranges().size();
  }

  private long cut(Campaign whole, int shards) {
    long end = whole.first() + whole.cases();
    if (shards == of) {
      return end;
    }
    long share = whole.cases() / of * shards + whole.cases() % of * shards / of;
    long at = whole.first() + share;
    CutPoints ranges = whole.ranges();
    return keepsRanges(whole) ? ranges.at(at) : ranges.whole(at);
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
