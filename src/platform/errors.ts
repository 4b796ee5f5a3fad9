import { types } from 'node:util';

/** The fields that Node, pg and ioredis add to an error. */
export interface ErrorFields {
  readonly code?: string;
  readonly syscall?: string;
  readonly hostname?: string;
  readonly port?: number;
  readonly message?: string;
  readonly cause?: unknown;
  readonly driverError?: unknown;
  readonly originalError?: unknown;
  readonly errors?: readonly unknown[];
}

/** The error and all errors that it wraps, outermost first. */
export function chain(error: unknown, depth = 0): (Error & ErrorFields)[] {
  // `instanceof` would miss Node's own errors if the program runs in a separate `vm` context.
  if (!types.isNativeError(error) || depth > 5) return [];
  const { cause, driverError, originalError, errors = [] } = error as ErrorFields;
  const wrapped = [driverError, originalError, cause, ...errors];
  return [error, ...wrapped.flatMap((part) => chain(part, depth + 1))];
}

/** The message of anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
