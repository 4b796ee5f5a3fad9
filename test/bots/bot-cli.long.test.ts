/** Runs the program `bot` as a process: the built dist/bot.main.js, which `npm test` builds before it begins. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parsePosition } from '../../src/arena/position.js';
import type { DealView } from '../../src/engine/index.js';
import { VARIANTS, randomRecord, seeded } from '../../src/engine/index.js';
import { lineOf } from './support/line.js';

const PROGRAM = fileURLToPath(new URL('../../dist/bot.main.js', import.meta.url));

/** Long enough for any answer; a program that never ends fails only its test. */
const GIVEN_UP_MILLIS = 60_000;

function bot(lines: readonly object[], ...args: readonly string[]) {
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
    timeout: GIVEN_UP_MILLIS,
  });
  const answers = stdout.split('\n').filter((line) => line !== '');
  return { status, stderr, answers: answers.map((line) => JSON.parse(line) as Answer) };
}

interface Answer {
  readonly action?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

interface RecordLine {
  readonly deals: readonly { readonly actions: readonly string[] }[];
}

/** A record that stops in its last deal, and the view of the seat to act there. */
function question(key: string, seed: number): { record: object; view: DealView } {
  const variant = VARIANTS.find((v) => v.key === key)!;
  const preset = variant.ruleset.defaultPreset;
  const whole = randomRecord(variant, preset, seeded(seed)) as unknown as RecordLine;
  const [deal] = whole.deals;
  const actions = deal!.actions.slice(0, Math.floor(deal!.actions.length / 2));
  const record = { ...whole, deals: [{ ...deal, actions }], ended: undefined };
  const position = parsePosition(JSON.stringify(record));
  if (!position.ok) throw new Error(position.error);
  return { record, view: position.value };
}

describe.each(VARIANTS.map(({ key }) => key))('%s', (key) => {
  test('the program bot gives the same legal answer to a record and to the view of its seat to act', () => {
    const questions = [1, 2, 3, 4].map((seed) => question(key, seed));
    const byRecord = bot(
      questions.map(({ record }) => record),
      '--level',
      'club',
    );
    const byView = bot(
      questions.map(({ view }) => lineOf(view)),
      '--level',
      'club',
    );
    expect(byView).toEqual(byRecord);
    questions.forEach(({ view }, i) => expect(view.legal).toContain(byRecord.answers[i]!.action));
  });
});

test('the program bot gives equal answers for equal seeds', () => {
  const lines = [5, 6, 7].map((seed) => question('zweier', seed).record);
  expect(bot(lines, '--seed', '9')).toEqual(bot(lines, '--seed', '9'));
});

test('the program bot answers each line that it cannot read with an error', () => {
  const good = lineOf(question('zweier', 1).view);
  const view = { ...(good as { view: object }).view };
  const { answers, status } = bot([
    {},
    { ...good, variant: 'skat' },
    { ...good, legal: [] },
    { ...good, view: { ...view, toAct: 2 } },
    { ...good, view: { ...view, double: 3 } },
    good,
  ]);
  const codes = answers.map(({ error }) => error?.code);
  expect(codes).toEqual([...new Array<string>(5).fill('MALFORMED'), undefined]);
  expect(status).toBe(0);
});

test('the program bot answers an impossible view with IMPOSSIBLE', () => {
  const own = { count: 5, cards: ['CJ', 'DJ', 'SJ', 'CQ', 'DQ'] };
  const long = { count: 8, cards: [...own.cards, 'HA', 'HT', 'HK'] };
  const turned = { dealer: 0, phase: 'LEAD', toAct: 1, trump: 'H', trumpCard: 'HJ' };
  const view = { ...turned, talonCount: 10, hands: [{ count: 5 }, own] };
  const legal = [...own.cards, 'c'];
  const trick = [{ seat: 0, card: 'HA' }];
  const follows = { phase: 'FOLLOW', hands: [{ count: 4 }, own], trick, history: { wed: 'H' } };
  const possible = { variant: 'zweier', view, legal };
  const { answers } = bot(
    [
      { ...possible, view: { ...view, talonCount: 20 } },
      { ...possible, view: { ...view, talonCount: 11, hands: [{ count: 4 }, own] } },
      { ...possible, view: { ...view, talonCount: 4, hands: [{ count: 8 }, long] } },
      { ...possible, legal: [...legal, 'x'] },
      { ...possible, legal: ['HA'] },
      { ...possible, view: { ...view, ...follows }, legal: own.cards },
      possible,
    ],
    '--level',
    'club',
  );
  const codes = answers.map(({ error }) => error?.code);
  expect(codes).toEqual([...new Array<string>(6).fill('IMPOSSIBLE'), undefined]);
});

test('the program bot refuses unknown settings', () => {
  for (const args of [['--level', 'toString'], ['--seed', 'x'], ['--speed']]) {
    expect(bot([], ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  }
});
