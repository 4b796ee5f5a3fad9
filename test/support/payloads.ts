/** The payloads of events as tests query them. */

const SEAT = [
  'AbortOffered',
  'AbortWithdrawn',
  'RedealDemanded',
  'Passed',
  'TalonClosed',
  'Claimed',
];
const DRAWS = ['CardsDealt', 'TalonTaken', 'CardsDrawn', 'HandsOpened'];

/** The fields of the other types. */
const FIELDS: Readonly<Record<string, string>> = {
  MatchStarted: 'players { id }',
  DealerDrawn: 'rounds { seat card } dealer link',
  SeatLeft: 'seat cause',
  MatchRestored: 'deal commitment',
  DealStarted: 'number dealer seats playOff',
  DeckCut: 'seat knocked',
  TrumpNamed: 'seat trump',
  TrumpTurned: 'seat card trump',
  Bid: 'seat contract withoutTalon',
  ContractWon: 'seat contract',
  CardsLaidAside: 'seat cards',
  Doubled: 'seat double',
  TrumpExchanged: 'seat gave took',
  MarriageAnnounced: 'seat suit cardPoints',
  CardPlayed: 'seat card',
  TrickTaken: 'seat cards',
  DealEnded: 'reason winners',
  DealScored: 'number result { winners gamePoints reason } score',
  MatchEnded: 'outcome { winners places bummerl reason }',
};

const of = (type: string, fields: string): string => `... on ${type} { ${fields} }`;

/** All fields of payloads. */
export const PAYLOAD = `payload { type ${[
  ...SEAT.map((type) => of(type, 'seat')),
  ...DRAWS.map((type) => of(type, 'draws { seat card open }')),
  ...Object.entries(FIELDS).map(([type, fields]) => of(type, fields)),
].join(' ')} }`;

interface RawPayload {
  readonly type: string;
  readonly players?: readonly { readonly id: string }[];
  readonly cause?: string;
}

/** An event as in JSON: fields with aliases in GraphQL get their own names again. */
export function asJson<E>(event: E & { readonly payload?: RawPayload }): E {
  if (!event.payload) return event;
  const { players, cause, ...fields } = event.payload;
  const payload = {
    ...fields,
    type: undefined,
    ...(players && { seats: players.map(({ id }) => id) }),
    ...(cause && { reason: cause }),
  };
  return { ...event, payload };
}
