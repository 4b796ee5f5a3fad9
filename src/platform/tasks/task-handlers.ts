import { QUEUED_KINDS } from './task.js';
import type { QueuedKind, TaskPayload } from './task.js';

/** Does the tasks of a kind. It is called at least once for each: for a task that is done it must do nothing more. */
export interface TaskHandler {
  readonly kind: QueuedKind;
  /** How many of its jobs one worker runs at a time. */
  readonly concurrency: number;
  handle(payload: TaskPayload): Promise<void>;
}

/** The list of all handlers. Each module adds its own. */
export class TaskHandlers {
  private readonly byKind = new Map<QueuedKind, TaskHandler>();

  /** @throws Error when the kind has a handler already */
  register(handler: TaskHandler): void {
    if (this.byKind.has(handler.kind)) throw new Error(`two handlers for ${handler.kind}`);
    this.byKind.set(handler.kind, handler);
  }

  /** All handlers. @throws Error when a kind has none: its tasks would never be done */
  all(): TaskHandler[] {
    return QUEUED_KINDS.map((kind) => {
      const handler = this.byKind.get(kind);
      if (!handler) throw new Error(`no handler for ${kind}`);
      return handler;
    });
  }
}
