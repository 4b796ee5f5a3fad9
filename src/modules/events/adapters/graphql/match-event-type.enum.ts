import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import { EVENT_TYPES } from '../../../matches/application/index.js';
import type { EventType } from '../../../matches/application/index.js';

export const MatchEventTypeEnum = describedEnum(
  'MatchEventType',
  'What happened. The type of `payload` has the same name: `CardPlayed` for `CARD_PLAYED`.',
  Object.fromEntries(
    Object.entries(EVENT_TYPES).map(([type, { says }]) => [type, says]),
  ) as Meanings<EventType>,
);

/** The payload type of `CARD_PLAYED` is `CardPlayed`. */
export const payloadName = (type: EventType): string =>
  type.replaceAll(
    /([A-Z])([A-Z]*)_?/g,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );
