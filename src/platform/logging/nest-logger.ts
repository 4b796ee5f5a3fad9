import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** What Nest tells about its own start; worth reading only when something is wrong with it. */
const CHATTER: ReadonlySet<string> = new Set([
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
 * Nest's logger over pino. Nest passes a context, the name of who speaks, as the last argument, and
 * for errors a stack before it.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(isChatter(rest) ? 'debug' : 'info', message, rest);
  }

  /** What breaks Nest's start is thrown as well, and told once by who began it. */
  error(message: unknown, ...rest: unknown[]): void {
    this.write(isChatter(rest) ? 'debug' : 'error', message, rest);
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
    const told = rest.slice(0, context === undefined ? rest.length : -1);
    const details = told.filter((detail) => detail !== undefined);
    const fields = { context, ...(details.length ? { details } : {}) };
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'string') this.pino[level](fields, message);
    else this.pino[level]({ ...fields, data: message });
  }
}

function isChatter(rest: readonly unknown[]): boolean {
  const context = contextIn(rest);
  return context !== undefined && CHATTER.has(context);
}

function contextIn(rest: readonly unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' && !last.includes('\n') ? last : undefined;
}

/** Who speaks, in the log. */
const CONTEXT = 'Console';

/**
 * Leads to the log what packages write to the console, and Node's own warnings: both pass the
 * redaction then, and stay one object a line.
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
