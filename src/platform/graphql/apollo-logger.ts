import { Logger } from '@nestjs/common';

const logger = new Logger('Apollo');

/** What Apollo has to say goes to our log; its own logger writes to the console. */
export const apolloLogger = {
  debug: (message: unknown): void => logger.debug(message),
  info: (message: unknown): void => logger.log(message),
  warn: (message: unknown): void => logger.warn(message),
  error: (message: unknown): void => logger.error(message),
};
