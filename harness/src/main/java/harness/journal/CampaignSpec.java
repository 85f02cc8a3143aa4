package harness.journal;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a campaign was asked, as far as its counts depend on it: each thing by its name.
 *
 * @param things for example {@code seed} and {@code 42}
 */
public record CampaignSpec(Map<String, String> things) {
  /** In place of how many cases: the campaign goes on for as long as it is given time. */
  public static final String NO_END = "no end";

  /** Goes before the name of a submission that could not be compiled. */
  public static final String UNBUILT = "unbuilt ";

  /** Which shard of the campaign this is, as in 3/16. */
  public static final String SHARD = "shard";

  /** Index of its first case. */
  public static final String SHARD_FROM = "shard from";

  /** Index behind its last case. */
  public static final String SHARD_TO = "shard to";

  public CampaignSpec {
    things = new TreeMap<>(things);
  }

  /**
   * The thing of a name.
   *
   * @throws UnusableJournal when there is none
   */
  public String required(String name) {
    String thing = things.get(name);
    if (thing == null) {
      throw new UnusableJournal("it does not say the " + name + " that was asked");
    }
    return thing;
  }

  /**
   * The number that a thing begins with, before its unit.
   *
   * @throws UnusableJournal when there is none
   */
  public long amount(String name) {
    try {
      return Long.parseLong(required(name).split(" ", 2)[0]);
    } catch (NumberFormatException e) {
      throw new UnusableJournal("its " + name + " is no number: " + required(name));
    }
  }

  /** Whether only time ends the campaign. */
  public boolean hasNoEnd() {
    return required("n").equals(NO_END);
  }

  /**
   * Checks that all is there that a merge needs.
   *
   * @throws UnusableJournal when it is not
   */
  void checkComplete(Path part) {
    try {
      required("puzzle");
      List.of("seed", "first", "time limit", "memory limit").forEach(this::amount);
      if (!hasNoEnd()) {
        amount("n");
      }
    } catch (UnusableJournal incomplete) {
      throw new UnusableJournal(part + ": " + incomplete.getMessage());
    }
  }

  /** Index of the first case, of a shard its own. */
  long first() {
    return amount(things.containsKey(SHARD) ? SHARD_FROM : "first");
  }

  /** How many cases there are, of a shard its own. */
  long cases() {
    return things.containsKey(SHARD) ? amount(SHARD_TO) - amount(SHARD_FROM) : amount("n");
  }

  /** Names of the submissions that could not be compiled. */
  List<String> unbuilt() {
    return things.keySet().stream()
        .filter(name -> name.startsWith(UNBUILT))
        .map(name -> name.substring(UNBUILT.length()))
        .toList();
  }

  /** This without what tells one shard from another. */
  public CampaignSpec withoutShard() {
    Map<String, String> rest = new TreeMap<>(things);
    rest.keySet().removeAll(List.of(SHARD, SHARD_FROM, SHARD_TO));
    return new CampaignSpec(rest);
  }

  /** The first thing in which another differs, in words; empty when there is none. */
  Optional<String> difference(CampaignSpec other) {
    Set<String> names = new LinkedHashSet<>(things.keySet());
    names.addAll(other.things.keySet());
    return names.stream()
        .filter(name -> !Objects.equals(things.get(name), other.things.get(name)))
        .findFirst()
        .map(
            name ->
                name
                    + " is "
                    + things.getOrDefault(name, "not given")
                    + " there and "
                    + other.things.getOrDefault(name, "not given")
                    + " here");
  }
}
