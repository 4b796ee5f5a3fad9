/** What only a newer release can handle is left to its processes, which look for it within seconds. */
import { Logger } from '@nestjs/common';
import { ThrottledLog } from '../logging/throttled-log.js';

const logger = new Logger('Release');
const throttled = new ThrottledLog();

/** Logs it once an hour. */
export function noteLeft(what: string): void {
  const line = `left to processes of a newer release: ${what}`;
  throttled.once(line, () => logger.warn(line));
}
