package harness.campaign;

/**
 * One of several parts of a campaign that are run apart: consecutive cases, about as many in each.
 * Where there are ranges enough, a shard has whole ranges of the campaign's own, so that all that
 * is counted by range is counted alike whatever the number of shards.
 *
 * @param number of the shard, from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {

  public Shard {
    if (of < 1 || number < 1 || number > of) {
      throw new IllegalArgumentException(number + "/" + of + " is no shard");
    }
  }

  /** The shard of a campaign, which may be empty where the campaign is small. */
  public Campaign part(Campaign whole) {
    return whole.part(cut(whole, number - 1), cut(whole, number));
  }

  /** Whether the shards of a campaign are of whole ranges. */
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
