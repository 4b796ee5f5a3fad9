import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOTS } from '../../../src/bots/index.js';
import { catalogue, REFUSAL_CODES, REFUSAL_TEXTS, variantOf } from '../../../src/engine/index.js';
import { TRY_LIMITS } from '../../../src/modules/auth/application/index.js';
import { EVENT_TYPES } from '../../../src/modules/matches/application/index.js';
import { DELIVERY_REASONS } from '../../../src/modules/notifications/domain/delivery.js';
import { NOTIFICATION_TYPES } from '../../../src/modules/notifications/domain/notification.js';
import { shuffle } from '../../../src/modules/fairness/domain/shuffle.js';
import type { ShuffleInput } from '../../../src/modules/fairness/domain/shuffle.js';
import { settings } from '../../../src/platform/config/environment.js';
import { botUsername } from '../../../src/modules/users/domain/username.js';
import { keyFailure, keyReused } from '../../../src/platform/idempotency/once.js';
import { SCOPES } from '../../../src/platform/api/viewer.js';
import { readResults, RESULTS } from '../../bench/results.js';
import { builtSchema, guardedFields } from '../../support/schema.js';
import { code, table } from './markdown.js';
import { byHandTable, statementsTable } from './statements.js';
import { budgetPlots, ladderTable } from './strength.js';

/** Every table that the documents take from the code, by the name in their marks. */
export async function tables(): Promise<Record<string, string>> {
  return {
    variants: variants(),
    settings: settingsTable(),
    statements: await statementsTable(),
    'by-hand': byHandTable(readResults(RESULTS.byHand)),
    'try-limits': tryLimits(),
    bots: bots(),
    ladder: ladderTable(readResults(RESULTS.ladder)),
    budget: budgetPlots(readResults(RESULTS.budget)),
    notifications: NOTIFICATION_TYPES.map((type) => `- \`${type}\``).join('\n'),
    events: events(),
    scopes: await scopes(),
    'delivery-reasons': deliveryReasons(),
    failures: await failures(),
    refusals: refusals(),
    idempotency: idempotency(),
    'shuffle-vector': shuffleVector(),
  };
}

function variants(): string {
  const rows = catalogue().map(({ key, names, seatCount, defaultPreset, presets }) => {
    const listed = presets.map(({ name }) =>
      name === defaultPreset ? `**${code(name)}**` : code(name),
    );
    return [code(key), `${names.de} (${names.en})`, String(seatCount), listed.join(', ')];
  });
  return table(['variant', 'game', 'players', 'presets, the default in bold'], rows);
}

function settingsTable(): string {
  const rows = settings().map(({ name, fallback, meaning }) => [
    code(name),
    fallback === null ? 'none' : code(fallback),
    meaning,
  ]);
  return table(['variable', 'default', 'what it is'], rows);
}

/** The windows of limits, by their seconds. */
const WINDOWS: Readonly<Record<number, string>> = {
  60: 'a minute',
  900: 'a quarter of an hour',
  3600: 'an hour',
  86_400: 'a day',
  604_800: 'a week',
};

function tryLimits(): string {
  const rows = Object.values(TRY_LIMITS).map(({ what, tries, seconds }) => [
    what,
    typeof tries === 'number' ? tries.toLocaleString('en') : code(tries),
    WINDOWS[seconds]!,
  ]);
  return table(['what', 'how many', 'within'], rows);
}

function events(): string {
  const rows = Object.entries(EVENT_TYPES).map(([type, meaning]) => [code(type), meaning]);
  return table(['type', 'what happened, and what `payload` tells'], rows);
}

/** What each scope opens, by what the fields declare. */
async function scopes(): Promise<string> {
  const fields = [...guardedFields(await builtSchema())];
  const listed = (scope: string, required: boolean) =>
    fields
      .filter(([, access]) => access.scope === scope && access.required === required)
      .map(([name]) => code(name.replace(/^(Query|Mutation|Subscription)\./, '')))
      .join(', ');
  return SCOPES.flatMap((scope) => [
    `- ${code(scope)}, refused without it: ${listed(scope, true)}`,
    `- ${code(scope)}, shown without it as to anyone: ${listed(scope, false)}`,
  ])
    .filter((line) => line.endsWith('`'))
    .join('\n');
}

function deliveryReasons(): string {
  const rows = Object.entries(DELIVERY_REASONS).map(([reason, meaning]) => [code(reason), meaning]);
  return table(['reason', 'what it says'], rows);
}

function bots(): string {
  const rows = Object.values(BOTS).map(({ key, name }) => [
    code(key),
    name,
    code(botUsername(key)),
  ]);
  return table(['bot', 'name', 'plays as'], rows);
}

/** Every list of failures that any module has, found by what it is called. */
async function failures(): Promise<string> {
  const files = await readdir('src/modules', { recursive: true });
  const rows = await Promise.all(files.filter((f) => f.endsWith('.ts')).map(failuresIn));
  return table(['code', 'what it says', 'from'], rows.flat().sort(byModule));
}

const byModule = ([, , one]: string[], [, , other]: string[]) =>
  one! < other! ? -1 : +(one! > other!);

async function failuresIn(file: string): Promise<string[][]> {
  const source = await readFile(join('src/modules', file), 'utf8');
  const list = /^export const (\w+_FAILURES)\b/m.exec(source)?.[1];
  if (!list) return [];
  const exported = (await import(
    join('../../../src/modules', file.replace(/ts$/, 'js'))
  )) as Record<string, object>;
  const from = file.split('/')[0]!;
  return Object.entries(exported[list]!).map(([name, meaning]) => [
    code(name),
    String(meaning),
    from,
  ]);
}

function refusals(): string {
  const rows = REFUSAL_CODES.map((name) => [code(name), REFUSAL_TEXTS[name]]);
  return table(['code', 'what it says'], rows);
}

function idempotency(): string {
  const rows = [keyFailure('')!, keyReused()].map((failed) => [code(failed.code), failed.message]);
  return table(['code', 'what it says'], rows);
}

/** One shuffle of 20 cards for the draw and one for a deal, for who writes the shuffle anew. */
function shuffleVector(): string {
  const zweier = variantOf('zweier')!;
  const deck = zweier.deck(zweier.ruleset.presets['weich']!);
  const setting = { link: Buffer.alloc(32, 1), matchId: 'TWF0Y2g6MQ', clientSeeds: ['anna', ''] };
  const row = (purpose: ShuffleInput['purpose'], dealNumber: number) => [
    code(purpose),
    String(dealNumber),
    code(shuffle(deck, { ...setting, purpose, dealNumber }).join(' ')),
  ];
  return table(['purpose', 'deal', 'order of the 20 cards'], [row('draw', 0), row('deal', 3)]);
}
