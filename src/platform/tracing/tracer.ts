import type { TraceParent } from './traceparent.js';

/** Everything that a span may say besides its name. No names of users, no addresses, texts, cards or secrets. */
export const SPAN_ATTRIBUTES = [
  'bummerl.code',
  'bummerl.request_id',
  'bummerl.match_id',
  'bummerl.consumer',
  'bummerl.events',
  'bummerl.channel',
  'bummerl.delivery_type',
  'bummerl.outcome',
  'bummerl.attempt',
] as const;

export type SpanAttributes = Readonly<
  Partial<Record<(typeof SPAN_ATTRIBUTES)[number], string | number>>
>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'SERVER' | 'INTERNAL' | 'CONSUMER' | 'CLIENT';
  /** Where it belongs; null: to a new trace. Left out: to the current span. */
  readonly parent?: TraceParent | null;
  readonly attributes?: SpanAttributes;
}

export interface OpenSpan {
  readonly traceId: string;
  /** Runs work within the span: it is the parent of spans that begin there. */
  run<T>(work: () => T): T;
  /** Names it by what is known only now. */
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param failure a code, if what it measures has failed */
  end(failure?: string): void;
}

/** OpenTelemetry, or another way to trace. */
export interface Tracer {
  begin(start: SpanStart): OpenSpan;
  /** The current span as a `traceparent`; null if there is none, or if it is not recorded. */
  current(): string | null;
  /** Sends what is still to be sent. */
  stop(): Promise<void>;
}
