import { beginSpan, currentTrace } from '../tracing/tracing.js';
import { readTraceParent } from '../tracing/traceparent.js';
import type { DomainEvent } from './event.js';

/** Events with the current trace, so that what follows from them belongs to it; unchanged if nothing is traced. */
export function traced<E extends DomainEvent>(events: readonly E[]): readonly E[] {
  const traceparent = currentTrace();
  return traceparent === null ? events : events.map((event) => ({ traceparent, ...event }));
}

/** Handles events in a span of each trace that has caused some of them. */
export async function inTraces<T>(
  consumer: string,
  events: readonly DomainEvent[],
  handle: () => Promise<T>,
): Promise<T> {
  const traces = new Set(events.flatMap(({ traceparent }) => traceparent ?? []));
  const spans = [...traces].flatMap((traceparent) => {
    const types = events.filter((it) => it.traceparent === traceparent).map(({ type }) => type);
    const attributes = {
      'bummerl.consumer': consumer,
      'bummerl.events': [...new Set(types)].join(' '),
    };
    const parent = readTraceParent(traceparent);
    return beginSpan({ name: `events ${consumer}`, kind: 'CONSUMER', parent, attributes }) ?? [];
  });
  const [only, ...others] = spans;
  try {
    // With several traces, what is written names the trace of its own event.
    const result = await (only && others.length === 0 ? only.run(handle) : handle());
    spans.forEach((span) => span.end());
    return result;
  } catch (error) {
    spans.forEach((span) => span.end('FAULT'));
    throw error;
  }
}
