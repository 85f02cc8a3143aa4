package harness.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.campaign.Shard;
import harness.cases.Verdict;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The settings of a campaign that its counts depend on. Part of the JSON of journals and reports.
 *
 * @param version of the harness
 * @param program content hash of the harness
 * @param problem its name
 * @param generators their names, with arguments, in the order of their turns
 * @param first index of the first case
 * @param n requested number of cases, null if only time ends the campaign
 * @param range cases in a range
 * @param batch cases in a program's file, 0 to adapt
 * @param options other options of the run, as on a command line
 * @param jury the programs that the problem is made of; empty for a puzzle
 * @param submissions the submissions, in order
 * @param unbuilt submissions that could not be compiled
 * @param part the requested shard, null for the whole campaign
 */
@RecordBuilder
public record CampaignSpec(
    String version,
    String program,
    String problem,
    List<String> generators,
    long seed,
    long first,
    @JsonProperty(required = true) Long n,
    long range,
    int batch,
    long timeLimitNanos,
    long memoryLimitBytes,
    boolean beyondReach,
    boolean anyShortest,
    String options,
    List<SubmissionSpec> jury,
    List<SubmissionSpec> submissions,
    List<SubmissionSpec> unbuilt,
    @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) Part part)
    implements CampaignSpecBuilder.With {

  /** What the names of settings begin with that hold the hash of a program. */
  private static final String CONTENT = "content of ";

  /**
   * A submission.
   *
   * @param contentHash of a program's files, null for a built-in solver
   * @param expectation the verdicts that are not findings, null if only accepted is not
   * @param inGroups the same by group of tests, where it is another; null if it is nowhere
   */
  public record SubmissionSpec(
      String name,
      @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) String contentHash,
      @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
          List<Verdict> expectation,
      @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
          Map<String, List<Verdict>> inGroups) {

    /** A submission that is expected to be right. */
    public SubmissionSpec(String name, String contentHash) {
      this(name, contentHash, null, null);
    }
  }

  /** A shard, with its cases. */
  public record Part(Shard shard, IndexRange cases) {}

  /** Rejects impossible settings with a one-line {@link IllegalArgumentException}. */
  public CampaignSpec {
    generators = List.copyOf(generators);
    jury = List.copyOf(jury);
    submissions = List.copyOf(submissions);
    unbuilt = List.copyOf(unbuilt);
    require(first >= 0, "first case", first);
    require(n == null || (n > 0 && n <= Long.MAX_VALUE - first), "number of cases", n);
    require(range > 0, "cases in a range", range);
    require(batch >= 0, "batch", batch);
    require(timeLimitNanos > 0, "time limit in nanoseconds", timeLimitNanos);
    require(memoryLimitBytes > 0, "memory limit in bytes", memoryLimitBytes);
    require(part == null || part.cases().size() >= 0, "cases of the shard", part);
  }

  private static void require(boolean right, String what, Object given) {
    if (!right) {
      throw new IllegalArgumentException(what + ": " + given);
    }
  }

  /** Whether only time ends the campaign. */
  public boolean hasNoEnd() {
    return n == null;
  }

  /**
   * The cases to run: those of the shard, if there is one; up to the last index if only time ends
   * them.
   */
  public IndexRange cases() {
    if (part != null) {
      return part.cases();
    }
    return new IndexRange(first, n == null ? Long.MAX_VALUE : first + n);
  }

  /** The settings that all shards share. */
  public CampaignSpec withoutPart() {
    return withPart(null);
  }

  /**
   * The first difference to another campaign, in words; empty if there is none.
   *
   * @param mine words for where this campaign is, such as "there"
   * @param theirs words for where the other one is
   */
  public Optional<String> difference(CampaignSpec other, String mine, String theirs) {
    Map<String, Object> ours = named();
    Map<String, Object> others = other.named();
    Set<String> names = new LinkedHashSet<>(ours.keySet());
    names.addAll(others.keySet());
    return names.stream()
        .filter(name -> !Objects.equals(ours.get(name), others.get(name)))
        .findFirst()
        .map(
            name ->
                name.startsWith(CONTENT) && ours.containsKey(name) && others.containsKey(name)
                    ? "the " + name + " differs"
                    : "%s is %s %s and %s %s"
                        .formatted(
                            name, shown(ours.get(name)), mine, shown(others.get(name)), theirs));
  }

  private static String shown(Object value) {
    return value == null ? "not given" : value.toString();
  }

  private Map<String, Object> named() {
    Map<String, Object> named = new LinkedHashMap<>();
    named.put("problem", problem);
    named.put("generator", String.join(",", generators));
    named.put("seed", seed);
    named.put("first", first);
    named.put("n", n == null ? "endless" : n);
    named.put("range", range);
    named.put("batch", batch);
    named.put("time limit in nanoseconds", timeLimitNanos);
    named.put("memory limit in bytes", memoryLimitBytes);
    named.put("beyond reach", beyondReach);
    named.put("any shortest", anyShortest);
    named.put("options", options);
    named.put("submissions", names(submissions));
    named.put("unbuilt submissions", names(unbuilt));
    jury.forEach(each -> named.put(CONTENT + each.name(), each.contentHash()));
    submissions.forEach(each -> named.put(CONTENT + each.name(), each.contentHash()));
    submissions.forEach(each -> named.put("expectation of " + each.name(), each.expectation()));
    submissions.forEach(
        each -> named.put("expectation of " + each.name() + " in groups", each.inGroups()));
    unbuilt.forEach(each -> named.put(CONTENT + each.name(), each.contentHash()));
    named.put("shard", part == null ? null : part.shard());
    named.put("shard's cases", part == null ? null : part.cases());
    named.put("version", version);
    named.put("program", program);
    return named;
  }

  private static String names(List<SubmissionSpec> submissions) {
    return submissions.stream().map(SubmissionSpec::name).collect(Collectors.joining(","));
  }
}
