/** A failure whose message is all the reader needs: one line that says what to do, no stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
