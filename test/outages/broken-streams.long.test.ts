/** Real: the complete service, its sockets, Postgres. Streams of broken matches run beside streams of sound ones. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import type { TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty, rowId, rowsOf, sendHint } from '../support/sql.js';
import { waitingStreams } from '../support/streams.js';
import { playCard, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { damage } from './broken-rows.js';

let service: TestService;
let anna: TestClient;
let socket: Client;
let broken: Table;
let intact: Table;

const waiting = waitingStreams();

beforeAll(async () => {
  service = await startService();
  anna = await service.player();
  const bert = await service.player();
  socket = socketOf(anna);
  broken = await startMatch([anna, bert]);
  intact = await startMatch([anna, bert]);
  await untilOutboxEmpty(service);
});
afterEach(() => untilOutboxEmpty(service));
afterAll(async () => {
  await socket.dispose();
  await service.stop();
});

/** Writes the rows of a move: the next version and its event, with what has happened. Sends its hint. */
async function writeMove({ matchId }: Table): Promise<number> {
  const [row] = await rowsOf<{ version: number }>(
    service,
    `WITH moved AS (UPDATE matches SET version = version + 1 WHERE id = $1 RETURNING id, version),
       happened AS (INSERT INTO outbox (subject, events)
         SELECT id, jsonb_build_array(jsonb_build_object('type', 'MATCH_CHANGED', 'matchId', id,
           'version', version, 'awaitedId', null)) FROM moved)
     INSERT INTO match_events (match_id, version, type, payload)
     SELECT id, version, 'TALON_CLOSED', '{}' FROM moved RETURNING version`,
    [rowId(matchId)],
  );
  await sendHint(service, { topic: `match.${rowId(matchId)}`, ref: row!.version });
  return row!.version;
}

const UPDATED = `subscription ($id: ID!) { matchUpdated(matchId: $id) { id version deal { phase } } }`;
const ADDED = `subscription { eventAdded { cursor ... on MatchEvent { matchId version payload { type } } } }`;
const OF_MATCH = `subscription ($id: ID!) { matchEventAdded(matchId: $id) { version payload { type } } }`;

interface Event {
  readonly matchId: string;
  readonly version: number;
  readonly payload: object | null;
}

describe('a broken match', () => {
  it('ends no stream on its socket: not its own, and no other', async () => {
    type Updated = { matchUpdated: { id: string; version: number } };
    const streams = waiting();
    const ofBroken = subscribe<Updated>(socket, UPDATED, { id: broken.matchId });
    const ofIntact = subscribe<Updated>(socket, UPDATED, { id: intact.matchId });
    const events = subscribe<{ eventAdded: Event }>(socket, ADDED);
    const own = subscribe<{ matchEventAdded: Event }>(socket, OF_MATCH, { id: broken.matchId });
    await until('the streams', () => waiting() >= streams + 4);
    await damage(service, broken.matchId, 'an empty snapshot');
    const first = await writeMove(broken);
    await until('the error of the broken match', () => ofBroken.answers.length > 0);
    expect(ofBroken.answers[0]!.errors![0]!.extensions).toMatchObject({
      code: 'MATCH_BROKEN',
      id: broken.matchId,
    });
    const { version } = await playCard(intact);
    await ofIntact.next((data) => data.matchUpdated.version === version);
    const second = await writeMove(broken);
    await until('the next error', () => ofBroken.answers.length > 1);
    for (const feed of [events, own]) await until('events', () => feed.answers.length >= 2);
    const isOf =
      ({ matchId }: Table, at: number) =>
      (data: { eventAdded: Event }) =>
        data.eventAdded.matchId === matchId && data.eventAdded.version === at;
    const event = await events.next(isOf(broken, first));
    expect(event.eventAdded.payload).toBeNull();
    expect((await events.next(isOf(intact, version))).eventAdded.payload).not.toBeNull();
    await events.next(isOf(broken, second));
    await own.next((data) => data.matchEventAdded.version === second);
  });

  it('can be played again when its row is repaired', async () => {
    const [sound] = await rowsOf<{ snapshot: object }>(
      service,
      'SELECT snapshot FROM matches WHERE id = $1',
      [rowId(intact.matchId)],
    );
    await damage(service, intact.matchId, 'no snapshot');
    await expect(anna.match(intact.matchId)).rejects.toThrow('MATCH_BROKEN');
    await rowsOf(service, 'UPDATE matches SET snapshot = $2 WHERE id = $1', [
      rowId(intact.matchId),
      JSON.stringify(sound!.snapshot),
    ]);
    const { version } = await playCard(intact);
    expect(version).toBeGreaterThan(0);
  });
});
