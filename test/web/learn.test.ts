/** Real: the coach's lessons over random deals of the engine, and the pages of rules as the build reads them. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { DealView, OptionValue, Options } from '../../src/engine/index.js';
import { VARIANTS, catalogue, parseToken, seeded, variantOf } from '../../src/engine/index.js';
import { gamesElsewhere, gamesOf, randomDeal } from '../engine/support/scenarios.js';
import type { Game, Position } from '../engine/support/scenarios.js';

interface Telling {
  readonly lesson: string | null;
  readonly turn: string | null;
}

interface Told {
  readonly telling: Telling;
  readonly told: readonly string[];
}

interface Lessons {
  readonly LESSON_KEYS: readonly string[];
  readonly NOTHING_TOLD: Telling;
  readonly tellNext: (telling: Telling, seen: object, told: readonly string[]) => Told;
}

/** The kinds of actions as the API names them. */
const KINDS: Readonly<Record<string, string>> = {
  card: 'PlayCardAction',
  marriage: 'AnnounceMarriageAction',
  exchange: 'ExchangeTrumpAction',
  close: 'CloseTalonAction',
  draw: 'DrawAction',
  claim: 'ClaimAction',
  nameTrump: 'NameTrumpAction',
};

/** The table of a seat in the form of the client’s query. */
const seenAt = (view: DealView, seat: number, number: number, position: number) => ({
  match: {
    variant: { key: 'zweier' },
    viewerSeat: seat,
    status: 'IN_PROGRESS',
    deal: {
      ...view,
      number,
      position,
      lastTaker: view.lastTrick?.taker ?? null,
      legalActions: view.legal.map((token) => ({ __typename: KINDS[parseToken(token)!.kind] })),
    },
  },
  rules: new Map(Object.entries(view.options).map(([name, value]) => [name, codesOf(value)])),
});

const codesOf = (value: OptionValue): string[] => [value].flat().map(String);

interface Seen {
  readonly view: DealView;
  readonly options: Options;
  readonly seat: number;
  readonly number: number;
}

const held = ({ view, seat }: Seen): readonly string[] => view.hands[seat]!.cards ?? [];
const isTo66 = ({ options }: Seen) => options['trumpFrom'] !== 'marriages';
const isFollowing = ({ view }: Seen) => view.phase === 'FOLLOW' && view.legal.length > 0;
const isStrict = ({ view }: Seen) => view.closedBy !== null || view.talonCount === 0;
const forbidden = (seen: Seen) => held(seen).filter((card) => !seen.view.legal.includes(card));

/** For each lesson: whether what it says is true, by the engine's view and its legal actions. */
const TRUE_WHERE: Readonly<Record<string, (seen: Seen) => boolean>> = {
  goal: isTo66,
  goalOfPoints: ({ options }) => options['trumpFrom'] === 'marriages',
  nameTrump: ({ view, seat }) =>
    view.legal.every((token) => token.startsWith('t')) && view.hands[seat]!.cards!.includes('HA'),
  marriage: (seen) =>
    isTo66(seen) &&
    seen.view.legal.some((token) => {
      const [kind, suit] = token;
      return kind === 'm' && ['K', 'Q'].every((rank) => held(seen).includes(`${suit}${rank}`));
    }),
  marriageTrump: ({ view }) => view.legal.some((token) => /^m.:/.test(token)),
  exchange: ({ view }) => view.legal.includes('x') && view.trumpCard !== null,
  greyed: (seen) => isFollowing(seen) && isStrict(seen) && forbidden(seen).length > 0,
  closedByOther: (seen) => seen.view.closedBy === 1 - seen.seat && isTo66(seen),
  closedByYou: (seen) => seen.view.closedBy === seen.seat && isTo66(seen),
  theirMarriage: ({ view, seat }) => view.marriages.some((each) => each.seat === 1 - seat),
  pending: ({ view, seat }) => view.marriages.some((each) => each.seat === seat && each.isPending),
  strict: ({ view }) => view.talonCount === 0 && view.closedBy === null,
  lastTrick: (seen) =>
    held(seen).length === 1 &&
    seen.view.closedBy === null &&
    seen.options['allPlayed'] === 'lastTrickWins' &&
    isTo66(seen),
  yourLead: ({ view, seat }) =>
    view.phase === 'LEAD' && view.toAct === seat && view.dealer !== seat && !view.lastTrick,
  trumpCard: ({ view }) => view.trumpCard?.[0] === view.trump,
  trumpByAce: ({ view, options }) =>
    view.trump === null && options['trumpFrom'] === 'holderOfHeartsAce',
  trumpByMarriage: ({ view, options }) =>
    view.trump === null && options['trumpFrom'] === 'marriages',
  trumpNamed: ({ view }) => view.trump !== null && view.trumpCard === null,
  talonOpen: (seen) =>
    isFollowing(seen) && seen.view.talonCount > 0 && forbidden(seen).length === 0,
  cardValues: () => true,
  youTook: ({ view, seat }) =>
    view.phase === 'LEAD' && view.toAct === seat && view.lastTrick?.taker === seat,
  claim: ({ view, options }) => view.legal.includes('66') && options['endAt66'] === 'claim',
  counting: ({ view, seat }) => view.cardPoints[seat] !== null && view.cardPoints[seat]! < 66,
  close: (seen) => seen.view.legal.includes('c') && isTo66(seen),
  dealValue: (seen) => seen.number > 1 && isTo66(seen),
};

describe('the coach', () => {
  let lessons: Lessons;
  beforeAll(async () => {
    const path = resolve('clients/web/src/learn/lessons.ts');
    const imported = await runnerImport<Lessons>(path, { configFile: false, logLevel: 'silent' });
    lessons = imported.module;
  });

  /** What is told to a seat over several random deals, each lesson checked against the engine. */
  function toldIn(game: Game, deals: number): readonly string[] {
    const random = seeded(game.name.length);
    let state: Told = {
      telling: lessons.NOTHING_TOLD,
      told: [],
    };
    for (let number = 1; number <= deals; number++) {
      for (const position of randomDeal(game, random)) state = look(game, position, number, state);
      expect(new Set(state.told).size).toBe(state.told.length);
    }
    return state.told;
  }

  function look(game: Game, { state, actions }: Position, number: number, before: Told) {
    const seat = 0;
    const view = game.variant.view(state, seat);
    const seen = seenAt(view, seat, number, actions.length);
    const after = lessons.tellNext(before.telling, seen, before.told);
    const { lesson } = after.telling;
    const isTrue =
      lesson === null || TRUE_WHERE[lesson]!({ view, seat, number, options: game.options });
    if (!isTrue) throw new Error(`${lesson} is told at ${JSON.stringify(view)}`);
    if (lesson !== null) expect(after.told).not.toContain(lesson);
    return after;
  }

  /** Each game is played once, for all tests. */
  const played = new Map<string, readonly string[]>();
  function toldOver(game: Game): readonly string[] {
    const told = played.get(game.name) ?? toldIn(game, 60);
    played.set(game.name, told);
    return told;
  }

  const GAMES = [...gamesOf(variantOf('zweier')!, 12), ...gamesElsewhere()];

  it.each(GAMES)('each lesson is true where it is told: $name', (game) => {
    expect(toldOver(game).length).toBeGreaterThan(5);
  });

  it('every lesson is told in some game', () => {
    const told = new Set(GAMES.flatMap((game) => toldOver(game)));
    expect([...told].sort()).toEqual([...lessons.LESSON_KEYS].sort());
    expect(Object.keys(TRUE_WHERE).sort()).toEqual([...lessons.LESSON_KEYS].sort());
  });

  it.each(['de', 'en'])('every lesson has a text in %s', async (language) => {
    const file = await readFile(`clients/web/src/messages/${language}/learn.json`, 'utf8');
    const texts = Object.keys(JSON.parse(file) as object);
    const named = texts.filter((key) => key.startsWith('lesson.')).map((key) => key.slice(7));
    expect(named.sort()).toEqual([...lessons.LESSON_KEYS].sort());
  });

  it('a lesson stays until the player has acted, also while the other thinks', () => {
    const game = gamesOf(variantOf('zweier')!, 0)[0]!;
    const [first, second] = [...randomDeal(game, seeded(1))].map((position, i) =>
      seenAt(game.variant.view(position.state, 0), 0, 1, i),
    );
    const goal = lessons.tellNext(lessons.NOTHING_TOLD, first!, []);
    expect(goal.telling.lesson).toBe('goal');
    const again = lessons.tellNext(goal.telling, first!, goal.told);
    expect(again).toEqual(goal);
    const isOwn = first!.match.deal.legalActions.length > 0;
    const next = lessons.tellNext(again.telling, second!, again.told);
    expect(next.told).toEqual(isOwn ? ['goal'] : []);
  });
});

interface RulesText {
  readonly title: string;
  readonly body: readonly RulesNode[];
}
interface RulesNode {
  readonly tag?: string;
  readonly name?: string;
  readonly rows?: readonly Row[];
  readonly children?: readonly (RulesNode | string)[];
}
interface Row {
  readonly name?: string;
  readonly preset?: string;
  readonly title?: string;
  readonly values?: readonly { readonly code: string; readonly text: string }[];
}

describe('the rules in the client', () => {
  const pages = VARIANTS.flatMap(({ key }) => ['de', 'en'].map((language) => ({ key, language })));

  it.each(pages)(
    '$key in $language has every option and preset, and no link that leads nowhere',
    async ({ key, language }) => {
      const path = resolve('clients/web/scripts/rules.mjs');
      const { rulesOf } = (await import(path)) as { rulesOf: (markdown: string) => RulesText };
      const text = rulesOf(await readFile(`docs/rules/${key}.${language}.md`, 'utf8'));
      const info = catalogue().find((each) => each.key === key)!;
      const rowsOf = (tag: string) => text.body.find((node) => node.tag === tag)?.rows ?? [];
      const listed = rowsOf('options').map(({ name, title, values }) => ({
        name,
        title,
        values: values!.map(({ code }) => code),
      }));
      const declared = info.options.map(({ name, label, kind, values }) => ({
        name,
        title: label[language as 'de' | 'en'],
        values: kind === 'choice' ? values!.map(String) : [],
      }));
      expect(listed).toEqual(declared);
      expect(rowsOf('presets').map(({ preset }) => preset)).toEqual(
        info.presets.map(({ name }) => name),
      );
      expect(text.title).not.toContain('`');
      expect(JSON.stringify(text)).not.toMatch(/\.md|href|<[a-z!]/);
    },
  );
});
