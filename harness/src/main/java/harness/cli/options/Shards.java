package harness.cli.options;

import harness.campaign.Shard;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads shards, such as {@code 3/16}. */
public final class Shards implements ITypeConverter<Shard> {

  private static final Pattern FORM = Pattern.compile("([0-9]{1,9})/([0-9]{1,9})");

  @Override
  public Shard convert(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      try {
        return new Shard(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
      } catch (IllegalArgumentException outside) {
        // rejected below, like any other
      }
    }
    throw new TypeConversionException("'" + text + "': expected I/K with I from 1 to K");
  }
}
