import type { ApiErrorCode } from './api-error.js';
import type { NodeType } from './global-id.js';

/** One row that cannot be read: what an error's `brokenRow` names. Domains know the shape alone. */
export interface BrokenRow {
  readonly code: ApiErrorCode;
  readonly type: NodeType;
  readonly id: string;
}

/** The row that an error says is broken; null for any other error. */
export function brokenRowOf(error: unknown): BrokenRow | null {
  if (!(error instanceof Error) || !('brokenRow' in error)) return null;
  return error.brokenRow as BrokenRow;
}
