package harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A class of tests that disturbs its neighbours, or that they could disturb: it keeps every core
 * busy, sets off fork bombs, or looks on the whole machine for what programs have left behind. The
 * build runs these classes one after another, once all others are done.
 */
@Tag("quiet")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Quiet {}
