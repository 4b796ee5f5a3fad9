import { createRequire } from 'node:module';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { PinoPretty } from 'pino-pretty';
import type { Config } from '../config/config.js';
import { redact, redactText } from './redaction.js';

type Settings = Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>;

/**
 * The process's log on stdout: text on a terminal, otherwise one JSON object per line. Everything passes the redaction.
 * Lines about an error of a request have its id.
 *
 * @param destination where tests read the lines
 */
export function createLogger(settings: Settings, destination?: DestinationStream): Logger {
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        bindings: (bindings) => redact(bindings) as Record<string, unknown>,
      },
      serializers: { err: (error: unknown) => error }, // the redaction has made it plain data
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map(fit) as Parameters<typeof method>);
        },
      },
    },
    destination ?? (isPretty(settings) ? pretty() : pino.destination({ dest: 1, sync: true })),
  );
}

/**
 * Prepares an argument for the log. pino logs all fields of an error only if its name is `err`, else only the message.
 */
function fit(argument: unknown): unknown {
  if (argument instanceof Error) return { err: redact(argument) };
  return typeof argument === 'string' ? redactText(argument) : redact(argument);
}

function isPretty({ LOG_FORMAT }: Settings): boolean {
  return LOG_FORMAT === 'pretty' || (LOG_FORMAT === undefined && process.stdout.isTTY);
}

/** Loaded only for the text format: most logs are JSON. */
function pretty(): DestinationStream {
  const load = createRequire(import.meta.url);
  const loaded = load('pino-pretty') as { PinoPretty: typeof PinoPretty };
  return loaded.PinoPretty({
    colorize: process.stdout.isTTY && !process.env.NO_COLOR,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'context,requestId',
    messageFormat: '{if context}{context}: {end}{msg}',
    sync: true,
  });
}
