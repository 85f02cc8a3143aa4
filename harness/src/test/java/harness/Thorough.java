package harness;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A long test, which only {@code mvn verify -Pthorough} runs. It tries the rest of what a short
 * test next to it tries in part, or tries it more often.
 */
@Tag("thorough")
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Thorough {}
