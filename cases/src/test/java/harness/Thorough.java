package harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Marks a test that only {@code mvn verify -Pthorough} runs, because it is long. It covers the rest
 * of what a short test next to it samples, or repeats it more often.
 */
@Tag("thorough")
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Thorough {}
