/** The only file that loads OpenTelemetry. */
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { Logger } from '@nestjs/common';
import { ThrottledLog } from '../logging/throttled-log.js';
import { traceParentOf } from './traceparent.js';
import type { TraceParent } from './traceparent.js';
import type { OpenSpan, SpanStart, Tracer } from './tracer.js';

/** Sends spans as the variables OTEL_… say, which OpenTelemetry reads itself. */
export function openTelemetry(serviceName: string): Tracer {
  logFailures();
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('bummerl');
  return {
    begin: ({ name, kind, parent, attributes = {} }) => {
      const within = contextOf(parent);
      const options = { kind: SpanKind[kind], attributes };
      return openSpan(tracer.startSpan(name, options, within), within);
    },
    current: () => {
      const place = trace.getSpanContext(context.active());
      if (!place || (place.traceFlags & TraceFlags.SAMPLED) === 0) return null;
      return traceParentOf({ ...place, isSampled: true });
    },
    stop: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

function contextOf(parent: SpanStart['parent']): Context {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote(parent));
}

const remote = ({ traceId, spanId, isSampled }: TraceParent) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const openSpan = (span: Span, within: Context): OpenSpan => ({
  traceId: span.spanContext().traceId,
  run: (work) => context.with(trace.setSpan(within, span), work),
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  end: (failure) => {
    if (failure !== undefined)
      span.setAttributes({ 'bummerl.code': failure }).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  },
});

/** A receiver that does not answer is named once an hour. */
function logFailures(): void {
  const logger = new Logger('Tracing');
  const throttled = new ThrottledLog();
  const warn = (message: string) =>
    throttled.once('spans', () => logger.warn(`spans cannot be sent: ${message}`));
  const nothing = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
