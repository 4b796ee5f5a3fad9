/** The messages to webhooks as a JSON Schema, made from the lists of events and notifications. */
import { CONTRACT_NAMES, kernel, LEAVE_REASONS } from '../../../engine/index.js';
import { EVENT_TYPES } from '../../matches/domain/index.js';
import type { EventType } from '../../matches/domain/index.js';
import { TEST_TYPE, VERIFICATION_TYPE } from './webhook.js';

type Schema = Readonly<Record<string, unknown>>;

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const orNull = (schema: Schema): Schema => ({ oneOf: [{ type: 'null' }, schema] });
const BOOLEAN: Schema = { type: 'boolean' };
const COUNT: Schema = { type: 'integer', minimum: 0 };
const TEXT: Schema = { type: 'string' };

const object = (
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const HIDDEN = { description: 'Null where the user may not see it.', ...orNull(ref('card')) };
const DRAWS = listOf(object({ seat: ref('seat'), card: HIDDEN, open: BOOLEAN }));

/** The fields of payloads that mean the same in every type. */
const FIELDS: Readonly<Record<string, Schema>> = {
  card: HIDDEN,
  cardPoints: COUNT,
  cards: listOf(HIDDEN),
  commitment: orNull(ref('link')),
  contract: { enum: CONTRACT_NAMES },
  deal: orNull(COUNT),
  dealer: ref('seat'),
  double: { type: 'integer', minimum: 1 },
  draws: DRAWS,
  gave: HIDDEN,
  knocked: BOOLEAN,
  link: ref('link'),
  number: { type: 'integer', minimum: 1 },
  outcome: { description: 'The result of the match.', type: 'object' },
  playOff: BOOLEAN,
  reason: TEXT,
  result: { description: 'The result of the deal; null after a redeal.', type: ['object', 'null'] },
  rounds: listOf(listOf(object({ seat: ref('seat'), card: ref('card') }))),
  score: listOf({ type: 'integer' }),
  seconds: COUNT,
  seat: ref('seat'),
  seats: listOf(ref('seat')),
  suit: ref('suit'),
  took: HIDDEN,
  trump: ref('suit'),
  winners: listOf(ref('seat')),
  withoutTalon: BOOLEAN,
};

/** The fields that have another meaning in one type. */
const OF_TYPE: Readonly<Partial<Record<EventType, Readonly<Record<string, Schema>>>>> = {
  MATCH_STARTED: { seats: listOf({ description: 'The user of the seat.', ...TEXT }) },
  SEAT_LEFT: { reason: { enum: LEAVE_REASONS } },
};

function payloadOf(type: EventType): Schema {
  const { fields, optional = [] }: { fields: readonly string[]; optional?: readonly string[] } =
    EVENT_TYPES[type];
  const schemas = fields.map((name) => [name, OF_TYPE[type]?.[name] ?? FIELDS[name]!] as const);
  return object(Object.fromEntries(schemas), optional);
}

const MATCH_EVENT: Schema = {
  ...object({
    __typename: { const: 'MatchEvent' },
    cursor: ref('cursor'),
    matchId: ref('id'),
    version: COUNT,
    type: { enum: Object.keys(EVENT_TYPES) },
    seat: {
      description: 'The seat whose action caused it; null if none did.',
      ...orNull(ref('seat')),
    },
    token: {
      description: 'The action, in the first event that it caused; null where it is hidden.',
      type: ['string', 'null'],
    },
    at: ref('moment'),
    payload: { type: 'object' },
  }),
  allOf: Object.entries(EVENT_TYPES).map(([type, { says }]) => ({
    if: { properties: { type: { const: type } } },
    then: { properties: { payload: { description: says, ...payloadOf(type as EventType) } } },
  })),
};

const NOTIFICATION = object({
  __typename: { const: 'NotificationEvent' },
  cursor: ref('cursor'),
  at: ref('moment'),
  notification: object({
    id: ref('id'),
    type: { description: 'The same as the type of the message.', ...TEXT },
    matchId: orNull(ref('id')),
    challengeId: orNull(ref('id')),
    version: { type: ['integer', 'null'] },
    messageId: orNull(ref('id')),
    friendId: orNull(ref('id')),
    clubId: orNull(ref('id')),
    webhookId: orNull(ref('id')),
    competitionId: orNull(ref('id')),
    createdAt: ref('moment'),
    readAt: orNull(ref('moment')),
  }),
});

const message = (type: string, description: string, data: Schema): Schema => ({
  description,
  ...object({ type: { const: type }, timestamp: ref('moment'), data }),
});

const SUIT = `[${kernel.NAMED_SUITS.join('')}]`;

/** @param notifications what each type of notification means */
export const messageSchema = (notifications: Readonly<Record<string, string>>): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:bummerl:schema:webhook-message',
  title: 'A message to a webhook',
  description: 'The body of every request to a webhook. Objects may get more fields in future.',
  oneOf: [
    message('MATCH_EVENT', 'An event of a match.', ref('matchEvent')),
    ...Object.entries(notifications).map(([type, says]) =>
      message(type, says, ref('notification')),
    ),
    message(VERIFICATION_TYPE, 'The request to the address to confirm itself.', {
      ...object({ challenge: { description: 'What the answer sends back.', ...TEXT } }),
    }),
    message(TEST_TYPE, 'The message of `testWebhook`.', { type: 'object' }),
  ],
  $defs: {
    matchEvent: MATCH_EVENT,
    notification: NOTIFICATION,
    id: { description: 'A global id, as in the API.', type: 'string', minLength: 1 },
    cursor: { description: 'A cursor of `events(after:)`.', type: 'string', minLength: 1 },
    moment: { description: 'ISO 8601, UTC.', type: 'string', format: 'date-time' },
    card: {
      description: 'A card: suit and rank.',
      type: 'string',
      pattern: `^${SUIT}[${kernel.NAMED_RANKS.join('')}]$`,
    },
    suit: { description: 'A suit.', type: 'string', pattern: `^${SUIT}$` },
    seat: { description: 'A seat, clockwise from 0.', type: 'integer', minimum: 0, maximum: 3 },
    link: {
      description: 'A link of a hash chain: 32 bytes in hex.',
      type: 'string',
      pattern: '^[0-9a-f]{64}$',
    },
  },
});
