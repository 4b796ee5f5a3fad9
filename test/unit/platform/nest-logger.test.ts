/** Pure: the log lines that Nest and our code write. */
import { expect, it } from '@jest/globals';
import { createLogger } from '../../../src/platform/logging/logger.js';
import { NestLogger } from '../../../src/platform/logging/nest-logger.js';
import { InRequest } from '../../../src/platform/logging/request-id.js';

function logged(write: (logger: NestLogger) => void): Record<string, unknown> {
  const lines: string[] = [];
  const settings = { LOG_LEVEL: 'info', LOG_FORMAT: 'json' } as const;
  write(new NestLogger(createLogger(settings, { write: (line) => void lines.push(line) })));
  return JSON.parse(lines.join()) as Record<string, unknown>;
}

it('a line about an error of a request has its id beside its context and details', () => {
  const line = logged((logger) =>
    logger.error('broken', 'a stack\n', new InRequest('id-1'), 'Ctx'),
  );
  expect(line).toEqual({
    level: 'error',
    time: expect.any(String),
    requestId: 'id-1',
    context: 'Ctx',
    details: ['a stack\n'],
    msg: 'broken',
  });
});

it('other lines have no id', () => {
  const line = logged((logger) => logger.warn('slow', undefined, 'Ctx'));
  expect(line).toEqual({ level: 'warn', time: expect.any(String), context: 'Ctx', msg: 'slow' });
});
