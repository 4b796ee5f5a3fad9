/**
 * One thing that has happened: its name, with the ids and versions that say where. Cards, secrets and texts do not
 * belong into it. The names and their values are the modules' matter.
 */
export interface DomainEvent {
  readonly type: string;
  /** The operation that has caused it, as in the header `traceparent`; missing if nothing is traced. */
  readonly traceparent?: string;
}

/** What one commit has changed. */
export interface Commit {
  readonly events: readonly DomainEvent[];
  /** What the events are about, such as a match: commits with the same one are handled in their order. Null for none. */
  readonly subject: string | null;
}
