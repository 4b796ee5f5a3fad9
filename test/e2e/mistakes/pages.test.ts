/**
 * Real: the service over HTTP. The longest allowed page of each list, with the fields of a client's table.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_PAGE } from '../../../src/platform/api/page.js';
import { MATCH } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { startMatch } from '../../support/table.js';

let service: TestService;
let player: TestClient;
let matchId: string;
beforeAll(async () => {
  service = await startService();
  player = await service.player();
  matchId = (await startMatch([player, await service.player()])).matchId;
});
afterAll(() => service.stop());

const USER = 'id username isBot';
const TIME =
  'timeControl { perTurnSeconds bankSeconds incrementSeconds bankCapSeconds weekends vacation }';
const ROW = `id version status variant { key name } preset target rated score viewerSeat toAct deadline
  ${TIME} createdAt updatedAt finishedAt onlookers
  seats { index isBot score ratingBefore ratingAfter user { ${USER} } substitute { ${USER} } }
  result { winners places bummerl reason }`;
const DEAL = `deal { number phase trump trumpCard talonCount closedBy contract declarer double toAct legal
  trick { seat card } hands { seat count cards } }`;
const CHALLENGE = `id status variant preset rules(changed: true) { name value { text } } target rated rulesFixed onlookers commitment matchId
  createdAt ${TIME} creator { ${USER} } seats { ${USER} } backers { seat accepted user { ${USER} } }`;
const EVENT = `__typename at cursor ... on MatchEvent { matchId version seat type token payload { type } }`;
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

/** The tables by the list that they show, each with the fields of a row. */
const TABLES: [string, string, string][] = [
  ['matches', '', ROW],
  ['matches', '', `${ROW} ${DEAL}`],
  ['matches', 'filter: { mine: true }', MATCH],
  ['myTurns', '', `${ROW} ${DEAL}`],
  ['challenges', '', CHALLENGE],
  ['challenges', 'filter: { mine: true }', `${CHALLENGE} match { id status toAct deadline }`],
  ['leaderboard', 'variant: zweier', `rank rating deviation matches wins user { ${USER} }`],
  [
    'notifications',
    '',
    'id type matchId challengeId version readAt createdAt deliveries { channel status reason }',
  ],
  ['deliveries', '', 'id type channel status reason target attempts createdAt settledAt'],
  ['events', '', EVENT],
];

const within = `$match: ID!) { match(id: $match) { list:`;

describe(`a page of ${MAX_PAGE}`, () => {
  it.each(TABLES)(
    'the longest page of %s (%s) with the fields of a table is answered',
    async (list, args, row) => {
      const given = [`first: ${MAX_PAGE}`, args].filter((text) => text !== '').join(', ');
      const query = `{ ${list}(${given}) { edges { cursor node { ${row} } } ${PAGE} } }`;
      expect((await player.raw(query)).errors).toBeUndefined();
      const nodes = `{ ${list}(${given}) { nodes { ${row} } ${PAGE} } }`;
      expect((await player.raw(nodes)).errors).toBeUndefined();
    },
  );

  it.each([
    ['messages', `id text phrase seat dealNumber createdAt deliveredAt sender { ${USER} }`],
    ['events', 'cursor at type version seat token payload { type }'],
  ])('the longest page of a match’s %s is answered', async (list, row) => {
    const query = `query (${within} ${list}(first: ${MAX_PAGE}) { nodes { ${row} } ${PAGE} } } }`;
    expect((await player.raw(query, { match: matchId })).errors).toBeUndefined();
  });

  it('the longest page of a rating’s history is answered', async () => {
    const row = `variant at ratingBefore ratingAfter deviationBefore deviationAfter match { id status }`;
    const query = `{ me { ratingHistory(variant: zweier, first: ${MAX_PAGE}) { nodes { ${row} } } } }`;
    expect((await player.raw(query)).errors).toBeUndefined();
  });

  const legal = Array.from({ length: 100 }, (_, i) => `a${i}: legal`).join(' ');
  const TOO_COSTLY: [string, string][] = [
    [
      'users nested in their own ratings',
      'seats { user { ratings { user { ratings { user { ratings { rating } } } } } } }',
    ],
    ['the same list a hundred times', `deal { ${legal} }`],
  ];

  it.each(TOO_COSTLY)('that asks for %s is QUERY_TOO_COMPLEX', async (_, row) => {
    const { errors } = await player.raw(`{ matches(first: ${MAX_PAGE}) { nodes { ${row} } } }`);
    expect(errors!.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COMPLEX']);
  });
});
