package harness.process;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests in this JVM, which may be another user's: those of forked and served runs and of
 * system calls. Prints a line for each test, like the zoo.
 */
final class TestsOfUser {

  private static final List<Class<?>> TESTS =
      List.of(
          ZygoteTest.class,
          ZygoteAttacksTest.class,
          SeriesTest.class,
          PythonZygoteTest.class,
          JvmDescriptorsTest.class,
          RareCallsTest.class);

  private TestsOfUser() {}

  /** The command line, without arguments. */
  public static void main(String[] arguments) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(TESTS.stream().map(each -> selectClass(each)).toList())
            .build();
    LauncherFactory.create().execute(request, new Lines());
  }

  /** Prints the lines. */
  private static final class Lines implements TestExecutionListener {

    private static final String MODE = "user";

    private static final Map<TestExecutionResult.Status, ZooRun.Outcome> OUTCOMES =
        Map.of(
            TestExecutionResult.Status.SUCCESSFUL, ZooRun.Outcome.RIGHT,
            TestExecutionResult.Status.ABORTED, ZooRun.Outcome.SKIPPED,
            TestExecutionResult.Status.FAILED, ZooRun.Outcome.WRONG);

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      ZooRun.Outcome outcome = OUTCOMES.get(result.getStatus());
      if (test.isTest() || outcome == ZooRun.Outcome.WRONG) {
        String why = result.getThrowable().map(Throwable::toString).orElse("");
        System.out.println(new ZooRun.Line(MODE, test.getDisplayName(), outcome, why));
      }
    }

    @Override
    public void executionSkipped(TestIdentifier test, String why) {
      System.out.println(new ZooRun.Line(MODE, test.getDisplayName(), ZooRun.Outcome.SKIPPED, why));
    }
  }
}
