import type { Config } from '../config/config.js';
import { createLogger } from './logger.js';
import { redactText } from './redaction.js';

/** The lines of a process about its start, its end and a crash. They are written at every log level. */
export interface OwnLines {
  readonly say: (line: string) => void;
  /** Writes to stderr why the process ends. */
  readonly complain: (line: string) => void;
}

type Format = Config['LOG_FORMAT'];

/** The format that the environment asks for, also if the rest of it is invalid. */
export function formatIn(env: NodeJS.ProcessEnv): Format {
  const format = env['LOG_FORMAT'];
  return format === 'json' || format === 'pretty' ? format : undefined;
}

/** Plain text for people; objects like all lines of the log if the log is JSON. */
export function ownLines(format: Format): OwnLines {
  const { stdout, stderr } = process;
  return {
    say: isText(format, stdout) ? (line) => void stdout.write(`${line}\n`) : saying(),
    complain: isText(format, stderr)
      ? (line) => void stderr.write(`${redactText(line)}\n`)
      : complaining(),
  };
}

const isText = (format: Format, stream: NodeJS.WriteStream): boolean =>
  format === 'pretty' || (format === undefined && stream.isTTY);

const ALWAYS = { LOG_LEVEL: 'info', LOG_FORMAT: 'json' } as const;
const FIELDS = { context: 'Process' };

/** Empty lines and indentation are for people. */
function saying(): OwnLines['say'] {
  const logger = createLogger(ALWAYS, process.stdout);
  return (line) => {
    if (line.trim() !== '') logger.info(FIELDS, line.trim());
  };
}

function complaining(): OwnLines['complain'] {
  const logger = createLogger(ALWAYS, process.stderr);
  return (line) => logger.fatal(FIELDS, line);
}
