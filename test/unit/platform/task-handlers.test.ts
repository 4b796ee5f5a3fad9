import { describe, expect, it } from '@jest/globals';
import { HANDLED_KINDS } from '../../../src/platform/tasks/task.js';
import { TaskHandlers } from '../../../src/platform/tasks/task-handlers.js';
import type { TaskHandler } from '../../../src/platform/tasks/task-handlers.js';

const handlerOf = (kind: TaskHandler['kind']): TaskHandler => ({
  kind,
  concurrency: 1,
  handle: () => Promise.resolve(),
});

describe('the list of task handlers', () => {
  it.each(HANDLED_KINDS)('a worker does not start without a task handler for %s', (missing) => {
    const handlers = new TaskHandlers();
    const others = HANDLED_KINDS.filter((kind) => kind !== missing);
    others.forEach((kind) => handlers.register(handlerOf(kind)));
    expect(() => handlers.all()).toThrow(`no handler for ${missing}`);
  });

  it('a process does not start with two task handlers for one kind', () => {
    const handlers = new TaskHandlers();
    handlers.register(handlerOf('notice'));
    expect(() => handlers.register(handlerOf('notice'))).toThrow('two handlers for notice');
  });

  it('is complete with one for each kind', () => {
    const handlers = new TaskHandlers();
    HANDLED_KINDS.forEach((kind) => handlers.register(handlerOf(kind)));
    expect(handlers.all().map(({ kind }) => kind)).toEqual(HANDLED_KINDS);
  });
});
