package harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Marks a test class that could disturb others or be disturbed by them: it keeps every core busy,
 * starts fork bombs, or searches the whole machine for processes and files left by programs. The
 * build runs these classes one at a time, after all others.
 */
@Tag("quiet")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Quiet {}
