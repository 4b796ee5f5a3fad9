import { join } from 'node:path';
import type { Config } from '../config/config.js';

/** Where mail is written to; null when it is sent, or when there is nobody who would read it there. */
export function mailFolder({ SMTP_URL, embedded, DATA_DIR }: Config): string | null {
  return embedded && !SMTP_URL ? join(DATA_DIR, 'mail') : null;
}
