import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { errorText } from '../errors.js';
import { Metrics } from '../http/metrics.js';
import { InRequest } from '../logging/request-id.js';
import type { OpenSpan } from '../tracing/tracer.js';

/** The code of an operation that was not refused. */
export const OK = 'OK';

/** An operation of GraphQL that has ended. */
export interface EndedOperation {
  /** Its root field, never a name that the client has chosen. */
  readonly operation: string;
  /** {@link OK}, or the code of the error or of the mutation's failure. */
  readonly code: string;
  readonly millis: number;
  readonly requestId: string;
  /** The trace that the caller has named. */
  readonly traceId: string | null;
  /** What is traced of it; null if nothing is. */
  readonly span: OpenSpan | null;
  /** What only a line in the log needs. It must not fail. */
  readonly subjects: () => Promise<OperationSubjects>;
}

/** The user and the matches of an operation, by their global ids. */
export interface OperationSubjects {
  readonly userId: string | null;
  readonly matchIds: readonly string[];
}

/** The bounds of the histogram, in seconds. The SLO of `act` is 0.25. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts operations by their root field and code, and writes a line about each slow one. */
@Injectable()
export class OperationReports {
  private readonly logger = new Logger('Operations');
  private readonly times: Histogram<'operation' | 'code'>;

  constructor(
    metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SLOW_MILLIS' | 'LOG_LEVEL'>,
  ) {
    this.times = metrics.histogram({
      name: 'bummerl_operation_seconds',
      help: 'Time from the arrival of a GraphQL operation to its answer, by root field (`several`, `schema`, `invalid`, `refused`: before it was read) and code (OK, or why it was refused). Of a subscription, the time to its start.',
      labelNames: ['operation', 'code'],
      buckets: BUCKETS,
    });
  }

  ended(ended: EndedOperation): void {
    const { operation, code, millis } = ended;
    endSpan(ended);
    this.times.observe({ operation, code }, millis / 1000);
    const isSlow = this.config.SLOW_MILLIS > 0 && millis >= this.config.SLOW_MILLIS;
    if (isSlow || this.config.LOG_LEVEL === 'debug') void this.log(ended, isSlow);
  }

  private async log(ended: EndedOperation, isSlow: boolean): Promise<void> {
    const { operation, code, millis } = ended;
    const text = `${operation}: ${code} after ${Math.round(millis)} ms`;
    try {
      const fields = new OperationFields(ended, await ended.subjects());
      if (isSlow) this.logger.warn(`slow operation ${text}`, fields);
      else this.logger.debug(`operation ${text}`, fields);
    } catch (error) {
      this.logger.warn(`operation ${text}: ${errorText(error)}`);
    }
  }
}

/** The codes that are the service's own failures. */
const FAILURES: ReadonlySet<string> = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);

function endSpan({ span, operation, code, requestId }: EndedOperation): void {
  if (!span) return;
  span.rename(`graphql ${operation}`);
  span.set({ 'bummerl.code': code, 'bummerl.request_id': requestId });
  span.end(FAILURES.has(code) ? code : undefined);
}

/** The fields of a line about an operation. What is not known is left out. */
class OperationFields extends InRequest {
  readonly operation: string;
  readonly code: string;
  readonly millis: number;
  readonly traceId: string | undefined;
  readonly userId: string | undefined;
  readonly matchIds: readonly string[] | undefined;

  constructor(ended: EndedOperation, { userId, matchIds }: OperationSubjects) {
    super(ended.requestId);
    this.operation = ended.operation;
    this.code = ended.code;
    this.millis = Math.round(ended.millis);
    this.traceId = ended.traceId ?? undefined;
    this.userId = userId ?? undefined;
    this.matchIds = matchIds.length > 0 ? matchIds : undefined;
  }
}
