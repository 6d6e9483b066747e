/** Error whose message tells the user what to do. It is printed without a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
