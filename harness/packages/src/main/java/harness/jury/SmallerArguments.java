package harness.jury;

import harness.cases.CaseName;
import harness.draw.ArgumentTemplate;
import harness.draw.Lowerable;
import harness.problem.SmallerDraws;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The generators of a problem with smaller arguments. */
record SmallerArguments(List<? extends CalledGenerator> generators, boolean areValidated)
    implements SmallerDraws {

  private static final int NONE = -1;

  @Override
  public List<Setting> upTo(long largest) {
    Set<Setting> settings = new LinkedHashSet<>();
    for (CalledGenerator generator : generators) {
      ArgumentTemplate own = generator.arguments();
      List<ArgumentTemplate> ways = new ArrayList<>();
      ways.add(own.upTo(largest));
      int numbers = own.lowerables().size();
      for (int number = numbers - 1; number >= 0; number--) {
        ways.add(lowered(own, number, largest));
      }
      ways.add(allBut(own, NONE, largest));
      for (int but = 0; numbers > 2 && but < numbers; but++) {
        ways.add(allBut(own, but, largest));
      }
      ways.remove(own);
      ways.forEach(way -> settings.add(new Drawn(generator, way)));
    }
    return List.copyOf(settings);
  }

  @Override
  public SmallerArguments like(CaseName one) {
    Optional<String> group =
        generators.stream()
            .filter(each -> each.name().equals(one.generator()))
            .map(each -> String.valueOf(each.rule().group()))
            .findFirst();
    return group.isEmpty()
        ? this
        : new SmallerArguments(
            generators.stream().filter(each -> group.get().equals(each.rule().group())).toList(),
            areValidated);
  }

  @Override
  public List<Setting> own() {
    return generators.stream().<Setting>map(each -> new Drawn(each, each.arguments())).toList();
  }

  /** The arguments with all numbers lowered except one. */
  private static ArgumentTemplate allBut(ArgumentTemplate own, int but, long largest) {
    ArgumentTemplate lowered = own;
    for (int number = own.lowerables().size() - 1; number >= 0; number--) {
      // from the last to the first, because a 0 is no longer lowerable
      lowered = number == but ? lowered : lowered(lowered, number, largest);
    }
    return lowered;
  }

  /** The arguments with one number lowered as far as possible. */
  private static ArgumentTemplate lowered(ArgumentTemplate from, int number, long largest) {
    Lowerable now = from.lowerables().get(number);
    return from.lowered(number, Math.min(now.value(), Math.max(now.least(), largest)));
  }

  private record Drawn(CalledGenerator generator, ArgumentTemplate arguments) implements Setting {

    @Override
    public String text() {
      return generator.called(arguments);
    }

    @Override
    public String draw(long number) {
      return generator.draw(arguments, number);
    }
  }
}
