/** A caller's place in a trace: the header `traceparent` of W3C Trace Context. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

export const TRACE_PARENT_HEADER = 'traceparent';

const FORMAT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/** The place that a header names; null for one that is missing or wrong. */
export function readTraceParent(header: unknown): TraceParent | null {
  const [, traceId, spanId, flags] = (typeof header === 'string' && FORMAT.exec(header)) || [];
  if (!traceId || !spanId || NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags!, 16) & SAMPLED) !== 0 };
}

/** The value of the header for a place. */
export const traceParentOf = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
