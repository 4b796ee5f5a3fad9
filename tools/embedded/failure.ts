/**
 * An error that stops the start; its message is one line that says what is wrong and what to do. The service knows such
 * errors by their name.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Messages of Postgres, and their meaning for the operator. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /No space left on device|Disk quota exceeded/,
    'the disk that holds DATA_DIR is full: free some space, then start again',
  ],
  [/Read-only file system/, 'DATA_DIR is on a read-only file system: choose another DATA_DIR'],
  [
    /has wrong ownership|Permission denied/,
    'Postgres cannot open its files in DATA_DIR because they belong to another user: choose another DATA_DIR',
  ],
  [
    /could not (create|resize|map) shared memory|Cannot allocate memory/,
    'this system has too little memory for Postgres: free some, or set DATABASE_URL to use another database',
  ],
];

/** The error of a failed Postgres program: the meaning of its output if it is known, else its last error message. */
export function failureOf(output: string, what: string): StartupError {
  const known = MEANINGS.find(([pattern]) => pattern.test(output));
  if (known) return new StartupError(known[1]);
  const complaints = output.match(/(?:FATAL|PANIC|error|could not)\b.*$/gim) ?? [];
  return new StartupError(`${what}: ${complaints.at(-1) ?? 'Postgres gave no reason'}`);
}

/** Whether Postgres stopped because another one has the same data open, or is still stopping. */
export function isDataInUse(output: string): boolean {
  return /lock file "postmaster\.pid" (already exists|is empty)|pre-existing shared memory block/.test(
    output,
  );
}
