package harness.distributed;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The programs of a problem with their files, to be sent to another machine. A problem's folder is
 * sent whole; the other machine reads its format again.
 *
 * @param files files and folders, absolute
 * @param folders folders to create even if they are empty, absolute
 * @param moved files from elsewhere, keyed by their path in the bundle; absolute
 */
public record CarriedProblem(
    RemoteProblem problem, List<Path> files, List<Path> folders, Map<Path, Path> moved) {}
