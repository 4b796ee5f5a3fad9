/** Pure: matches of all variants are played, dealt again as after a restore of the database, and played to their end. */
import { describe, expect, it } from '@jest/globals';
import { seeded, VARIANTS } from '../../../src/engine/index.js';
import { commitmentFor } from '../../../src/modules/fairness/domain/verify.js';
import {
  callOffLost,
  dealAgain,
  eventCount,
  isLostVersion,
  laterCommitments,
  versionsAfter,
} from '../../../src/modules/matches/domain/restored.js';
import type { MatchRestore } from '../../../src/modules/matches/domain/stored-match.js';
import { differences, rebuildMatch } from '../../support/rebuild.js';
import { dealing, openSaved, playSaved, saved } from './saved-match.js';
import type { SavedMatch } from './saved-match.js';

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const expectSame = (now: SavedMatch) => {
  const { match, events, deals } = stored(now);
  expect(differences(match, rebuildMatch(match, events, deals))).toEqual([]);
};

/** The match in the epoch with this number, before it is changed. */
function raised(now: SavedMatch, epoch: number, commitment: string | null): SavedMatch {
  const { match, deals } = now;
  const { version: from, dealNumber, restores = [] } = match;
  const to = epoch * 1_000_000;
  const restore = { from, to, deal: commitment && dealNumber, commitment } as MatchRestore;
  const kept = commitment ? deals.filter(({ number }) => number !== dealNumber) : deals;
  return {
    ...now,
    match: { ...match, version: to, restores: [...restores, restore] },
    deals: kept,
  };
}

/** Plays, but not the action that ends the match. */
function playWithin(from: SavedMatch, actions: number, random: () => number): SavedMatch {
  const later = actions === 0 ? from : playSaved(from, random);
  if (later.match.status !== 'IN_PROGRESS') return from;
  return actions === 0 ? from : playWithin(later, actions - 1, random);
}

function playOn(from: SavedMatch, actions: number, random: () => number): SavedMatch {
  let now = from;
  for (let i = 0; i < actions && now.match.status === 'IN_PROGRESS'; i++)
    now = playSaved(now, random);
  return now;
}

describe.each(VARIANTS.map(({ key }) => key))('a restored match of %s', (variant) => {
  it.each([0, 1, 9, 40, 90])('goes on from its deal, dealt again (after %i actions)', (actions) => {
    const random = seeded(actions);
    const before = playWithin(openSaved(variant, random), actions, random);
    const { dealNumber, score, snapshot } = before.match;
    const lost = raised(before, 1, 'ab'.repeat(32));
    const again = saved(lost, dealAgain(lost.match, dealing(random)));
    expect(again.match).toMatchObject({ dealNumber, score, status: 'IN_PROGRESS' });
    expect(again.match.snapshot.deal).toMatchObject({ dealer: snapshot.deal!.dealer, actions: [] });
    expect(again.match.snapshot.deal!.hands).not.toEqual(snapshot.deal!.hands);
    expectSame(again);
    const twice = raised(playWithin(again, 3, random), 2, 'cd'.repeat(32));
    const end = playOn(saved(twice, dealAgain(twice.match, dealing(random))), 100_000, random);
    expect(end.match.status).toBe('FINISHED');
    expectSame(end);
  });

  it('is called off with its cards as they were', () => {
    const random = seeded(4);
    const before = playOn(openSaved(variant, random), 13, random);
    const lost = raised(before, 1, null);
    const over = saved(lost, callOffLost(lost.match));
    expect(over.match).toMatchObject({ status: 'ABORTED', result: null, toAct: null });
    expect(over.events.slice(-2).map(({ type }) => type)).toEqual([
      'MATCH_RESTORED',
      'MATCH_ABORTED',
    ]);
    expectSame(over);
  });
});

describe('the versions of a match that was restored twice', () => {
  const restores: MatchRestore[] = [
    { from: 57, to: 1_000_000, deal: 3, commitment: 'aa' },
    { from: 1_000_004, to: 2_000_000, deal: 5, commitment: 'bb' },
  ];
  const match = { restores, version: 2_000_003, commitment: Buffer.from('cc', 'hex') };

  it('have gaps, over which events are read', () => {
    expect(versionsAfter(match, 55, 5)).toEqual([56, 57, 1_000_001, 1_000_002, 1_000_003]);
    expect(versionsAfter(match, 1_000_003, 9)).toEqual([
      1_000_004, 2_000_001, 2_000_002, 2_000_003,
    ]);
    expect(versionsAfter(match, 2_000_003, 9)).toEqual([]);
    expect(versionsAfter({ restores: [], version: 3 }, 0, 2)).toEqual([1, 2]);
  });

  it('are more than its events, which are counted without the gaps', () => {
    expect(eventCount(match)).toBe(57 + 4 + 3);
    expect(eventCount({ restores: [], version: 3 })).toBe(3);
  });

  it('are lost in the gaps', () => {
    const versions = [0, 57, 58, 1_000_000, 1_000_001, 1_000_005, 2_000_000, 2_000_001];
    expect(versions.filter((version) => isLostVersion(match, version))).toEqual([
      58, 1_000_000, 1_000_005, 2_000_000,
    ]);
  });

  it('each deal is proven by the chain that it came from', () => {
    const chains = {
      commitment: match.commitment.toString('hex'),
      laterCommitments: laterCommitments(match),
    };
    expect([1, 2, 3, 4, 5, 6].map((deal) => commitmentFor(chains, deal))).toEqual([
      'cc',
      'cc',
      'aa',
      'aa',
      'bb',
      'bb',
    ]);
  });
});
