/** Postgres' code for a statement that would write where nothing can be written. */
export const READ_ONLY = '25006';

/** A server to which nothing can be written, such as a standby. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';
  readonly code = READ_ONLY;

  constructor() {
    super('the server cannot be written to');
  }
}
