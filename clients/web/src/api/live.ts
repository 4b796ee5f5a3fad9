import { stringifyDocument } from '@urql/core';
import { signal } from '@preact/signals';
import { EventAddedDocument, EventCursorDocument } from '../generated/graphql';
import type { EventAddedSubscription } from '../generated/graphql';
import { client } from './client';
import { subscribe } from './socket';

/** Grows whenever something has happened that lists of matches, challenges or notifications may show. */
export const happened = signal(0);

const GATHER_MILLIS = 100;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Several events that come together are told once. */
function tell(): void {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    happened.value += 1;
  }, GATHER_MILLIS);
}

/** Has lists asked for again after something that comes in no event, as what the viewer has done here. */
export const happen = (): void => tell();

/**
 * Follows the viewer's one sequence of events for as long as they are signed in: what happened while the line was
 * broken comes after it, because each new line begins at the last cursor.
 *
 * @returns what ends it
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
    // Sent anew with each new line, and then with the cursor that it has by now.
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
          // What was told has been cleared away: all is read anew, and followed from now on.
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
