/**
 * The program `bot` as a process of its own: the built dist/bot.main.js, which `npm test` builds before
 * it begins.
 */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { positionOf } from '../../src/arena/position.js';
import type { DealView } from '../../src/engine/index.js';
import { VARIANTS, randomRecord, seeded } from '../../src/engine/index.js';

const PROGRAM = fileURLToPath(new URL('../../dist/bot.main.js', import.meta.url));

function bot(lines: readonly object[], ...args: readonly string[]) {
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
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

/** A record cut off in the middle of its last deal, and what the seat asked then sees. */
function question(key: string, seed: number): { record: object; view: DealView } {
  const variant = VARIANTS.find((v) => v.key === key)!;
  const preset = variant.ruleset.defaultPreset;
  const whole = randomRecord(variant, preset, seeded(seed)) as unknown as RecordLine;
  const [deal] = whole.deals;
  const actions = deal!.actions.slice(0, Math.floor(deal!.actions.length / 2));
  const record = { ...whole, deals: [{ ...deal, actions }], ended: undefined };
  const position = positionOf(JSON.stringify(record));
  if (!position.ok) throw new Error(position.error);
  return { record, view: position.value };
}

/** The line of an arena that knows the seat's view alone. */
function lineOf({ variant, options, memory, legal, ...view }: DealView): object {
  const hands = view.hands.map(({ count, cards, known }) => ({ count, cards, known }));
  const { cardPoints, ...history } = memory;
  return { variant, rules: options, view: { ...view, cardPoints, hands, history }, legal };
}

describe.each(VARIANTS.map(({ key }) => key))('%s', (key) => {
  test('a record and the view of the seat it asks are answered alike, legally', () => {
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

test('equal seeds answer alike', () => {
  const lines = [5, 6, 7].map((seed) => question('zweier', seed).record);
  expect(bot(lines, '--seed', '9')).toEqual(bot(lines, '--seed', '9'));
});

test('what cannot be answered is told, line by line', () => {
  const { view } = question('zweier', 1);
  const good = lineOf(view);
  const { answers, status } = bot([{}, { ...good, variant: 'skat' }, { ...good, legal: [] }, good]);
  expect(answers.map(({ error }) => error?.code)).toEqual([
    'MALFORMED',
    'MALFORMED',
    'MALFORMED',
    undefined,
  ]);
  expect(status).toBe(0);
  const impossible = { ...good, view: { ...(good as { view: object }).view, talonCount: 20 } };
  expect(bot([impossible]).answers[0]!.error?.code).toBe('IMPOSSIBLE');
});

test('settings that it does not know are told', () => {
  for (const args of [['--level', 'toString'], ['--seed', 'x'], ['--speed']]) {
    expect(bot([], ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  }
});
