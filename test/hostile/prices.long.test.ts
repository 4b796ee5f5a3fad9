/**
 * Real: the built service as a process of its own, its Postgres, and people with matches, friends and notifications.
 * Compares what fields cost in points with the processor time that they take.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/index.js';
import { MATCH, mustMutate, TestClient } from '../support/client.js';
import { playLong } from '../support/long-match.js';
import { schemaOf } from '../support/schema.js';
import { rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { startMatch } from '../support/table.js';
import { measure, microsAPoint, microsOf } from './support/price-measure.js';
import type { Measured } from './support/price-measure.js';
import { PAGE, partsOf } from './support/priced-parts.js';
import type { Around, PricedPart } from './support/priced-parts.js';
import { inLongForm } from './support/rounds.js';
import { countsTime } from './support/processor.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

const DEALS = 1000;
const BANK = { bankSeconds: 7_776_000, incrementSeconds: 60, weekends: true };

/** How many of the dearest parts are compared. */
const DEAREST = 20;
/** How many times as much, or as little, a point of them may stand for as one of the reference. */
const MOST_TIMES = 2;

let victim: Victim;
let anna: TestClient;
let matchId: string;

beforeAll(async () => {
  victim = await startVictim();
  // The tables are small here: Postgres would read them from end to end, which it never does with real ones.
  const [{ name }] = (await rowsOf<{ name: string }>(
    victim,
    'SELECT current_database() AS name',
  )) as [{ name: string }];
  await rowsOf(victim, `ALTER DATABASE "${name}" SET enable_seqscan = off`);
  const newcomer = (name: string) => new TestClient(victim.base).register(name);
  anna = await newcomer('anna');
  for (let n = 0; n < PAGE; n++) await meet(await newcomer(`friend-${n}`));
  const table = await startMatch([anna, await newcomer('ben')], {
    rated: false,
    target: 1000,
    timeControl: BANK,
  });
  ({ matchId } = table);
  await playLong(victim, table, DEALS, seeded(1));
  await untilOutboxEmpty(victim);
  await rowsOf(victim, 'ANALYZE');
  await anna.signIn();
}, 900_000);
afterAll(() => victim?.stop());

/** A match, a friendship and an open challenge. */
async function meet(friend: TestClient): Promise<void> {
  await startMatch([anna, friend]);
  await mustMutate(anna, 'sendFriendRequest', { username: friend.username });
  await mustMutate(friend, 'acceptFriendRequest', { username: anna.username });
  await friend.challenge({ variant: 'zweier' });
}

const atRoot: Around = (alias, text) => `${alias}: ${text}`;
const inMatch: Around = (alias, text) => `${alias}: match(id: "${matchId}") { ${text} }`;
const inDeal: Around = (alias, text) => inMatch(alias, `deal { ${text} }`);
const inMe: Around = (alias, text) => `${alias}: me { ${text} }`;

const one = (name: string, around: Around, text: string): PricedPart => ({
  name,
  written: (alias) => around(alias, text),
});

/** The state of a match, as every client reads it. */
const reference = () => one('reference', inMatch, MATCH);

/** What grows with a match or needs arguments. */
const LONG = (): PricedPart[] => [
  one('the steps of a late deal', inMatch, `steps(deal: ${DEALS - 1}, open: true) { token }`),
  one('the steps of an early deal', inMatch, 'steps(deal: 5) { token text deal { phase tricks } }'),
  one('a late deal', inMatch, `deals(first: 1, afterDeal: ${DEALS - 50}) { number tricks }`),
  one('50 deals', inMatch, 'deals(first: 50) { number tricks hands { cards } }'),
  one('the record', inMatch, 'record'),
  one('the proof', inMatch, 'proof'),
  one('100 events', inMatch, 'events(first: 100) { nodes { version type at payload { type } } }'),
  one('100 turns', inMatch, 'clock { timeLedger(first: 100) { nodes { from to seconds } } }'),
  one('20 matches', atRoot, `matches(first: ${PAGE}) { nodes { ${MATCH} } }`),
  one('20 users', atRoot, `users(prefix: "friend", first: ${PAGE}) { nodes { id username } }`),
];

/** Parts whose prices do not follow from the time that they take. They are printed, not compared. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '20 users': 'a search costs 100 points, so that nobody can cheaply read all names',
  '100 turns':
    'all turns before the wanted ones are computed; at its real price no long match could be read',
};

/** Measures all parts, one after the other. */
async function all(parts: readonly PricedPart[]): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const part of parts) {
    const measured = await measure(victim, anna, part);
    if (measured) found.push(measured);
  }
  return found;
}

const line = (measured: Measured, times: number): string =>
  [
    `${measured.name.padEnd(32)}${measured.points.toFixed(0).padStart(6)} points`,
    `${(measured.service / 1000).toFixed(2).padStart(7)} ms and ${(measured.postgres / 1000).toFixed(2).padStart(6)} ms of Postgres`,
    `${microsAPoint(measured).toFixed(1).padStart(6)} µs a point, ${times.toFixed(2)} of the reference`,
  ].join(', ');

(countsTime() ? inLongForm : describe.skip)('the prices of fields', () => {
  it('a point of the twenty dearest fields stands for about as much work as one of the state of a match', async () => {
    const schema = await schemaOf(anna);
    const [least] = await all([reference()]);
    const found = await all([
      ...LONG(),
      ...partsOf(schema, 'Query', atRoot),
      ...partsOf(schema, 'Match', inMatch),
      ...partsOf(schema, 'Deal', inDeal),
      ...partsOf(schema, 'User', inMe),
    ]);
    const unit = microsAPoint(least!);
    const worth = (of: Measured) => Math.max(microsOf(of), of.points * unit);
    const dearest = [...found].sort((a, b) => worth(b) - worth(a)).slice(0, DEAREST);
    const compared = dearest.map((of) => ({ of, times: microsAPoint(of) / unit }));
    process.stderr.write(`${line(least!, 1)}\n`);
    for (const { of, times } of compared) process.stderr.write(`${line(of, times)}\n`);
    const wrong = compared.filter(
      ({ of, times }) => !(of.name in OTHERWISE) && (times > MOST_TIMES || times < 1 / MOST_TIMES),
    );
    expect(wrong.map(({ of, times }) => line(of, times))).toEqual([]);
  }, 900_000);
});
