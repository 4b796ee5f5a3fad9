import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { InRequest } from './request-id.js';

/** The contexts in which Nest reports its own start, which is logged only at the level `debug`. */
const START_CONTEXTS: ReadonlySet<string> = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
  'NestApplicationContext',
  'WebSocketsController',
  'GraphQLModule',
]);

/**
 * Nest's logger over pino. Nest passes the context, which names the sender, as the last argument; for errors it passes
 * a stack before it. Our code passes {@link InRequest} before the context.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(isOfStart(rest) ? 'debug' : 'info', message, rest);
  }

  /** Does not log an error that stops Nest's start: Nest also throws it, and the caller reports it once. */
  error(message: unknown, ...rest: unknown[]): void {
    this.write(isOfStart(rest) ? 'debug' : 'error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = contextIn(rest);
    const others = rest.slice(0, context === undefined ? rest.length : -1);
    const request = others.find((detail) => detail instanceof InRequest);
    const details = others.filter((detail) => detail !== undefined && detail !== request);
    const fields = { ...request, context, ...(details.length ? { details } : {}) };
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'string') this.pino[level](fields, message);
    else this.pino[level]({ ...fields, data: message });
  }
}

function isOfStart(rest: readonly unknown[]): boolean {
  const context = contextIn(rest);
  return context !== undefined && START_CONTEXTS.has(context);
}

function contextIn(rest: readonly unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' && !last.includes('\n') ? last : undefined;
}

/** The context of these lines in the log. */
const CONTEXT = 'Console';

/**
 * Sends the console output of packages and Node's own warnings to the log. So both pass the redaction, with one object
 * per line.
 */
export function captureConsole(logger: NestLogger): void {
  const at =
    (level: 'debug' | 'log' | 'warn' | 'error') =>
    (message: unknown, ...more: unknown[]): void =>
      logger[level](message, ...more, CONTEXT);
  Object.assign(globalThis.console, {
    debug: at('debug'),
    log: at('log'),
    info: at('log'),
    warn: at('warn'),
    error: at('error'),
    trace: at('error'),
  });
  process.removeAllListeners('warning');
  process.on('warning', at('warn'));
}
