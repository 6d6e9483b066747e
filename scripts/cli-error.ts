/** Error with instructions for the user. The launcher prints its message without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
