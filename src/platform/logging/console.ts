import type { NestLogger } from './nest-logger.js';

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
