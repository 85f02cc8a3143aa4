package harness.process;

/**
 * A finished run of a submission beside an interactor.
 *
 * @param submission how the submission ended and what it used
 * @param interactor how the interactor ended, with the files that were wanted of it
 */
public record Conversation(ProcessReport submission, RunResult interactor, Transcript transcript) {}
