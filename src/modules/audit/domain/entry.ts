import type { AuditAct } from './acts.js';

/** Numbers and names that belong to an act. `until` is when what was decided ends, as ISO 8601; null for never. */
export type AuditDetails = Readonly<Record<string, string | number | null>>;

/** An entry of the audit log before it is written. */
export interface NewAuditEntry {
  /** Who did it; null for the operator's command. */
  readonly actorId: string | null;
  readonly act: AuditAct;
  /** The person concerned; null if it concerns nobody alone. */
  readonly subjectId: string | null;
  readonly matchId?: string | null;
  readonly reportId?: string | null;
  /** Why, in the words of the actor. The person concerned reads it. */
  readonly reason: string;
  readonly details?: AuditDetails;
}

/** An entry of the audit log. Its words are deleted with the account of the person concerned. */
export interface AuditEntry {
  readonly id: string;
  readonly number: number;
  readonly actorId: string | null;
  readonly act: AuditAct;
  readonly subjectId: string | null;
  readonly matchId: string | null;
  readonly reportId: string | null;
  readonly createdAt: Date;
  /** Null once the words have been deleted. */
  readonly reason: string | null;
  readonly details: AuditDetails;
}

/** The network that an entry closed or opened, as `203.0.113.0/24`; null for other acts, and for networks of an account. */
export function networkIn({ details }: Pick<AuditEntry, 'details'>): string | null {
  const { network } = details;
  return typeof network === 'string' ? network : null;
}

/** When what an entry decided ends; null for never, or if it says nothing about it. */
export function untilOf({ details }: Pick<AuditEntry, 'details'>): Date | null {
  const { until } = details;
  return typeof until === 'string' ? new Date(until) : null;
}
