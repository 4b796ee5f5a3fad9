/** Postgres' classes of errors that one statement's data brings about: bad values, broken constraints. */
const DATA_CLASSES = ['22', '23', 'P0'];

/**
 * Whether a task failed by what it holds. Everything else, a lost connection or a timeout, comes to all
 * tasks alike, and goes away by itself.
 */
export function isTaskFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && DATA_CLASSES.some((known) => code.startsWith(known));
}
