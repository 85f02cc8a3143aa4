package harness.distributed;

import java.io.Serializable;
import java.util.List;

/**
 * The programs of a problem as they are sent to other machines. Paths in the bundle have no root.
 *
 * @param folder the folder of {@code --problem} in the bundle; null if only loose programs are
 *     named
 * @param includes folders of headers in the bundle
 * @param generators as for {@code --generator}, with relative paths into the bundle; likewise the
 *     other programs
 * @param checker null if none is named
 * @param interactor null if none is named
 * @param contents the content hash of each of the jury's programs, including those in the folder
 */
public record RemoteProblem(
    String folder,
    List<String> includes,
    List<String> generators,
    List<String> references,
    List<String> validators,
    String checker,
    String interactor,
    List<String> contents)
    implements Serializable {
  private static final long serialVersionUID = 1L;
}
