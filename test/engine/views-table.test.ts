/** The views of a deal of three and four, and the cut and the knock (rules 3.9, 9.2, 9.20). */
import { describe, expect, test } from '@jest/globals';
import type { DealtCards, Match, Options, PublicEvent } from '../../src/engine/index.js';
import {
  dealDeck,
  dealRecord,
  matchView,
  openMatch,
  play,
  replayText,
  restore,
  reveals,
  seenEvent,
  snapshot,
  startDeal,
  variantOf,
} from '../../src/engine/index.js';

const dreier = variantOf('dreier')!;

const optionsOf = (rules: Partial<Options>): Options => {
  const parsed = dreier.parseOptions({ rules });
  if (!parsed.ok) throw new Error(parsed.error[0]!.message);
  return parsed.value;
};

const STRONG: DealtCards = {
  hands: [
    ['HA', 'HT', 'HK', 'HQ', 'HJ', 'SA'],
    ['ST', 'SK', 'DA', 'DT', 'CA', 'CT'],
    ['SQ', 'SJ', 'DK', 'DQ', 'CK', 'CQ'],
  ],
  talon: ['DJ', 'CJ'],
};
const LOW: DealtCards = {
  hands: [
    ['HA', 'HT', 'HK', 'DA', 'DT', 'SA'],
    ['SJ', 'SQ', 'DJ', 'DQ', 'CJ', 'CQ'],
    ['HQ', 'HJ', 'ST', 'SK', 'DK', 'CT'],
  ],
  talon: ['CA', 'CK'],
};

function after(match: Match, actions: string): Match {
  return actions
    .split(' ')
    .filter((a) => a !== '')
    .reduce((current, action) => {
      const played = play(current, action);
      if (!played.ok) throw new Error(`${action}: ${played.error.code}`);
      return played.value.match;
    }, match);
}

const startedMatch = (cards: DealtCards, rules: Partial<Options> = {}): Match =>
  startDeal(openMatch(dreier, optionsOf(rules), 2), cards, 2).match;

const seen = (match: Match, observer: number | 'onlooker') => matchView(match, observer).deal!;
const cardsSeen = (match: Match, observer: number | 'onlooker') =>
  seen(match, observer).hands.map((h) => h.cards?.join(' ') ?? null);

describe('until trump is named', () => {
  test('each player sees only their own first packet', () => {
    const match = startedMatch(STRONG);
    expect(cardsSeen(match, 0)).toEqual(['HA HK HT', null, null]);
    expect(cardsSeen(match, 1)).toEqual([null, 'DA SK ST', null]);
    expect(cardsSeen(match, 'onlooker')).toEqual([null, null, null]);
    expect(seen(match, 0).hands.map((h) => h.count)).toEqual([3, 3, 3]);
  });

  test('a turned card is seen by all', () => {
    const match = after(startedMatch(LOW), 't?');
    expect(seen(match, 2).hands[0]).toEqual({ seat: 0, count: 6, cards: null, known: ['DA'] });
  });

  test('naming trump reveals the rest of the hand, so it must be the last action of a call', () => {
    expect(['tH', 't?'].map((a) => reveals(startedMatch(STRONG), 0, a))).toEqual([true, true]);
    const named = play(startedMatch(STRONG), 'tH');
    if (!named.ok) throw new Error(named.error.code);
    const dealt = named.value.events.find((e) => e.type === 'CARDS_DEALT')!;
    const seenDraws = seenEvent(named.value.match, dealt, 1) as Extract<
      PublicEvent,
      { draws: unknown }
    >;
    expect(seenDraws.draws.map((d) => d.card)).toEqual([
      ...[null, null, null],
      ...['CA', 'CT', 'DT'],
      ...[null, null, null],
    ]);
  });
});

describe('the talon', () => {
  const taken = after(startedMatch(STRONG), 'tH p p p');
  const aside = after(taken, '-DJ,CJ');

  test('is seen by the declarer alone after being taken', () => {
    expect(seen(taken, 0)).toMatchObject({ phase: 'TALON', talonCount: 0, aside: [] });
    expect(cardsSeen(taken, 0)[0]).toBe('CJ DJ HA HJ HK HQ HT SA');
    expect(cardsSeen(taken, 1)[0]).toBeNull();
    expect(seen(taken, 1).hands[0]).toMatchObject({ count: 8, known: [] });
  });

  test('only the declarer sees the cards laid aside, and all do when the deal has ended', () => {
    expect([0, 1, 'onlooker' as const].map((o) => seen(aside, o).aside)).toEqual([
      ['CJ', 'DJ'],
      null,
      null,
    ]);
    const over = after(aside, 'p p p HA ST SQ mH HK SK SJ');
    expect(seen(over, 1)).toMatchObject({ phase: 'OVER', aside: ['CJ', 'DJ'] });
  });

  test('the card points laid aside are hidden from the others while the deal runs', () => {
    const match = after(startedMatch(STRONG, { discardPoints: 'declarer' }), 'tH p p p -HA,SA');
    expect(seen(match, 0).cardPoints).toEqual([22, 0, 0]);
    expect(seen(match, 1).cardPoints).toEqual([0, 0, 0]);
  });

  test('reveals cards in a pass that brings it, laying aside reveals nothing', () => {
    expect(reveals(after(startedMatch(STRONG), 'tH p p'), 0, 'p')).toBe(true);
    expect(reveals(taken, 0, '-DJ,CJ')).toBe(false);
  });

  test('a view has the bids, passes and doubles in order', () => {
    const match = after(startedMatch(STRONG), 'tH p p b:GANG -DJ,CJ b:FARBRINGERL f');
    expect(seen(match, 2)).toMatchObject({ contract: 'FARBRINGERL', declarer: 0, double: 2 });
    expect(seen(match, 2).bids.map((b) => `${b.seat} ${b.token}`)).toEqual([
      ...['1 p', '2 p', '0 b:GANG', '0 b:FARBRINGERL', '1 f'],
    ]);
  });
});

describe('tricks', () => {
  test('lie open for the whole deal if they are the first of their side (rules 9.20)', () => {
    const match = after(startedMatch(LOW), 'tH p p p -HK,SA p p p HA DQ HQ HT DJ HJ CK CQ CT');
    const { firstTricks, lastTrick, ownTricks } = seen(match, 'onlooker');
    const cards = (trick: typeof lastTrick) => trick?.cards.map((p) => p.card).join(' ');
    expect(firstTricks.map(cards)).toEqual(['HA DQ HQ', 'CK CQ CT', 'CK CQ CT']);
    expect(cards(lastTrick)).toBe('CK CQ CT');
    expect(firstTricks.map((trick) => trick?.taker)).toEqual([0, 2, 2]);
    expect(lastTrick?.taker).toBe(2);
    expect(ownTricks).toBeNull();
  });

  test('are followed by open hands after the first, in Plauderer', () => {
    const before = after(startedMatch(LOW), 'tH b:PLAUDERER! p p p p CJ CT');
    expect(cardsSeen(before, 0).slice(1)).toEqual([null, null]);
    const open = after(before, 'HT');
    expect(cardsSeen(open, 'onlooker')).toEqual([
      'DA DT HA HK SA',
      'CQ DJ DQ SJ SQ',
      'DK HJ HQ SK ST',
    ]);
    expect(seen(open, 0).hands.map((h) => h.known.length)).toEqual([5, 5, 5]);
    expect(reveals(before, 0, 'HT')).toBe(true);
  });

  test('Plauderer: only the defenders may talk, and only while it is played', () => {
    const talkers = (actions: string) =>
      seen(after(startedMatch(LOW), actions), 'onlooker').talkers;
    expect(talkers('tH b:PLAUDERER! p p')).toEqual([]);
    expect(talkers('tH b:PLAUDERER! p p p')).toEqual([]);
    expect(talkers('tH b:PLAUDERER! p p p p')).toEqual([0, 2]);
    expect(talkers('tH b:PLAUDERER! p p p p CJ CT')).toEqual([0, 2]);
    expect(talkers('tH b:BETTLER! p p p p')).toEqual([]);
    const ended = 'CJ CT HT DK DA DJ HA SQ HJ DT DQ HQ HK CQ ST SA SJ SK';
    expect(talkers(`tH b:PLAUDERER! p p p p ${ended}`)).toEqual([]);
  });

  test('Plauderer: a partner of the declarer may not talk (rules 11.4)', () => {
    const bauern = variantOf('bauern')!;
    const options = bauern.ruleset.presets['vollstaendig']!;
    const deck = bauern.deck(options);
    const match = openMatch(bauern, options, 3);
    const dealt = startDeal(match, dealDeck(match, 3, deck), 3).match;
    const played = after(dealt, `t? b:PLAUDERER p p p p p`);
    expect(seen(played, 'onlooker')).toMatchObject({ declarer: 0, talkers: [1, 3] });
  });
});

describe('cut or knock (rules 9.2)', () => {
  const deck = dreier.deck(optionsOf({}));
  const opened = openMatch(dreier, optionsOf({ cutting: 'asked' }), 2);
  const match = startDeal(opened, dealDeck(opened, 2, deck), 2).match;
  const record = (m: Match) => dealRecord(m.deal!, 3);

  test('comes before anybody sees a card', () => {
    for (const observer of [0, 1, 2, 'onlooker' as const]) {
      const { hands, talonCount, phase, toAct } = seen(match, observer);
      expect({ phase, toAct, talonCount }).toEqual({ phase: 'CUT', toAct: 1, talonCount: 0 });
      expect(hands.every((h) => h.count === 0 && (h.cards ?? []).length === 0)).toBe(true);
    }
  });

  test('gives each player three cards, then the talon is dealt, then each gets three more', () => {
    const { hands, talon } = record(after(match, 'cut'));
    expect(hands[0]).toEqual([...deck.slice(0, 3), ...deck.slice(11, 14)]);
    expect(hands[2]).toEqual([...deck.slice(6, 9), ...deck.slice(17, 20)]);
    expect(talon).toEqual(deck.slice(9, 11));
  });

  test('after a knock the talon is dealt first, then each player gets all cards at once', () => {
    const { hands, talon } = record(after(match, 'knock'));
    expect(talon).toEqual(deck.slice(0, 2));
    expect(hands).toEqual([deck.slice(2, 8), deck.slice(8, 14), deck.slice(14, 20)]);
  });

  test.each(['cut', 'knock'])(
    'the check of a shuffle deals the same cards after a %s',
    (choice) => {
      const { hands, talon, actions } = record(after(match, choice));
      expect(dreier.dealFrom(opened.options, deck, 2, actions)).toEqual({ hands, talon });
    },
  );

  test.each(['', 'cut', 'knock', 'knock tH p p'])('a snapshot replays after „%s"', (actions) => {
    const played = after(match, actions);
    const restored = restore(JSON.parse(JSON.stringify(snapshot(played))) as never);
    if (!restored.ok) throw new Error(restored.error);
    expect(snapshot(restored.value)).toEqual(snapshot(played));
    expect(seen(restored.value, 0)).toEqual(seen(played, 0));
    if (actions === '')
      expect(record(after(restored.value, 'knock'))).toEqual(record(after(match, 'knock')));
  });

  test('the cards of a record stay the same with any first action', () => {
    const deal = record(after(match, 'knock'));
    const again = replayText(
      JSON.stringify({
        variant: 'dreier',
        rules: { cutting: 'asked' },
        deals: [{ ...deal, uncut: true }],
      }),
    );
    expect(again.deals[0]).toMatchObject({ toAct: 0, legal: ['t?', 'tH'] });
    expect(deal).not.toHaveProperty('uncut');
  });
});
