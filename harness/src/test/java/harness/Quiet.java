package harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A class of tests that its neighbours could disturb: it breaks time limits on purpose, searches
 * for a given time, or looks for what programs have left behind. The build runs these classes one
 * after another; all others run in two virtual machines at a time.
 */
@Tag("quiet")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Quiet {}
