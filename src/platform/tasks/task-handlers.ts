import { HANDLED_KINDS } from './task.js';
import type { HandledKind, TaskPayload } from './task.js';

/** Does the tasks of a kind. It is called at least once for each: for a task that is done it must do nothing more. */
export interface TaskHandler {
  readonly kind: HandledKind;
  /** How many of its tasks one worker does at a time. */
  readonly concurrency: number;
  handle(payload: TaskPayload): Promise<void>;
}

/** The list of all handlers. Each module adds its own. */
export class TaskHandlers {
  private readonly byKind = new Map<HandledKind, TaskHandler>();

  /** @throws Error when the kind has a handler already */
  register(handler: TaskHandler): void {
    if (this.byKind.has(handler.kind)) throw new Error(`two handlers for ${handler.kind}`);
    this.byKind.set(handler.kind, handler);
  }

  /** All handlers. @throws Error when a kind has none: its tasks would never be done */
  all(): TaskHandler[] {
    return HANDLED_KINDS.map((kind) => this.of(kind));
  }

  /** @throws Error when the kind has none */
  of(kind: HandledKind): TaskHandler {
    const handler = this.byKind.get(kind);
    if (!handler) throw new Error(`no handler for ${kind}`);
    return handler;
  }
}
