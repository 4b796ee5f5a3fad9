import { stringifyDocument } from '@urql/core';
import { signal } from '@preact/signals';
import { EventAddedDocument, EventCursorDocument } from '../generated/graphql';
import type { EventAddedSubscription } from '../generated/graphql';
import { client } from './client';
import { subscribe } from './socket';

/** Increases whenever lists of matches, challenges or notifications may have changed. */
export const happened = signal(0);

const GATHER_MILLIS = 100;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Reports several events that arrive together as one. */
function tell(): void {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    happened.value += 1;
  }, GATHER_MILLIS);
}

/** Reloads lists after a change that sends no event, such as the viewer's own actions. */
export const happen = (): void => tell();

/**
 * Follows the viewer's event sequence while they are signed in. Each new connection begins at the last cursor, so
 * events that happened while the connection was broken arrive after it is back.
 *
 * @returns a function that stops it
 */
export function followEvents(): () => void {
  let end = (): void => undefined;
  let isOver = false;
  void begin();
  return () => {
    isOver = true;
    end();
  };

  async function begin(): Promise<void> {
    const { data } = await client.value.query(
      EventCursorDocument,
      {},
      { requestPolicy: 'network-only' },
    );
    if (isOver) return;
    if (!data) return void setTimeout(() => !isOver && void begin(), 5_000);
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
        next: ({ data: told, errors }) => {
          if (told) after = told.eventAdded.cursor;
          // The service no longer has the events after the cursor. Everything is read again, and the stream starts from
          // now.
          if (errors) restart();
          tell();
        },
        error: restart,
        complete: () => undefined,
      },
    );
  }

  function restart(): void {
    if (isOver) return;
    end();
    tell();
    setTimeout(() => !isOver && void begin(), 1_000);
  }
}
