import type { OpenSpan, SpanStart, Tracer } from './tracer.js';

let tracer: Tracer | null = null;

/** The variables of OpenTelemetry that switch traces on. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/**
 * Begins to trace this process if the environment says where traces go. Otherwise nothing is loaded.
 *
 * @returns how to end; null if nothing is traced
 */
export async function startTracing(
  env: NodeJS.ProcessEnv,
  serviceName: string,
): Promise<(() => Promise<void>) | null> {
  if (!ENDPOINTS.some((name) => env[name])) return null;
  const { openTelemetry } = await import('./open-telemetry.js');
  const started = openTelemetry(serviceName);
  tracer = started;
  return async () => {
    tracer = null;
    await started.stop();
  };
}

/** A new span; null if nothing is traced. */
export const beginSpan = (start: SpanStart): OpenSpan | null => tracer?.begin(start) ?? null;

/** Does work in a span of its own. It has failed if the work throws. */
export async function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(start);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end('FAULT');
    throw error;
  }
}

/** The current span as a `traceparent`; null if nothing is traced. */
export const currentTrace = (): string | null => tracer?.current() ?? null;
