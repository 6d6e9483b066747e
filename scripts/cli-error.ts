/** A failure whose message is all the reader needs: one line that says what to do, no stack. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
