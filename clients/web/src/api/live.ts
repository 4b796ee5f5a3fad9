import { stringifyDocument } from '@urql/core';
import { effect, signal } from '@preact/signals';
import { EventAddedDocument, EventCursorDocument } from '../generated/graphql';
import type { EventAddedSubscription } from '../generated/graphql';
import { client } from './client';
import { subscribe } from './socket';
import { wakings } from './waking';

/** Increases whenever lists of matches, challenges or notifications may have changed. */
export const changeCount = signal(0);

const COLLECT_MILLIS = 100;
let pendingCount: ReturnType<typeof setTimeout> | undefined;

/** Counts several changes that arrive together as one. */
function countChange(): void {
  pendingCount ??= setTimeout(() => {
    pendingCount = undefined;
    changeCount.value += 1;
  }, COLLECT_MILLIS);
}

effect(() => {
  if (wakings.value > 0) countChange();
});

/** Reloads lists after a change that sends no event, such as the viewer's own actions. */
export const reloadLists = (): void => countChange();

/**
 * Follows the viewer's event sequence while they are signed in. Each new connection begins at the last cursor, so
 * events that happened while the connection was broken arrive after it is back.
 *
 * @returns a function that stops it
 */
export function followEvents(): () => void {
  let end = (): void => undefined;
  let isOver = false;
  void begin(false);
  return () => {
    isOver = true;
    end();
  };

  /** After an interruption, lists are read again as soon as the stream has its new start. */
  async function begin(isAgain: boolean): Promise<void> {
    const { data } = await client.value.query(
      EventCursorDocument,
      {},
      { requestPolicy: 'network-only' },
    );
    if (isOver) return;
    if (!data) return void setTimeout(() => !isOver && void begin(true), 5_000);
    if (isAgain) countChange();
    let after = data.eventCursor;
    // Each new connection sends the variables again, with the current cursor.
    const variables = {
      get after() {
        return after;
      },
    };
    end = subscribe<EventAddedSubscription>(
      { query: stringifyDocument(EventAddedDocument), variables },
      {
        next: ({ data, errors }) => {
          if (data) after = data.eventAdded.cursor;
          // The service no longer has the events after the cursor. Everything is read again, and the stream starts from
          // now.
          if (errors) restart();
          else countChange();
        },
        error: restart,
        complete: () => undefined,
      },
    );
  }

  function restart(): void {
    if (isOver) return;
    end();
    setTimeout(() => !isOver && void begin(true), 1_000);
  }
}
