import { BOT_KEYS, BOTS, strengthsIn } from '../../../src/bots/index.js';
import { catalogue, variantOf } from '../../../src/engine/index.js';
import { TRY_LIMITS } from '../../../src/modules/auth/application/index.js';
import { EVENT_TYPES } from '../../../src/modules/matches/application/index.js';
import { NOTIFICATION_DELIVERY_REASONS } from '../../../src/modules/notifications/domain/delivery.js';
import { NOTIFICATION_TYPES } from '../../../src/modules/notifications/domain/notification.js';
import { RATING_KEYS } from '../../../src/modules/ratings/application/index.js';
import { shuffle } from '../../../src/modules/fairness/domain/shuffle.js';
import type { ShuffleInput } from '../../../src/modules/fairness/domain/shuffle.js';
import { settings } from '../../../src/platform/config/settings.js';
import { botUsername } from '../../../src/modules/users/domain/username.js';
import { ERROR_CODES } from '../../../src/platform/api/api-error.js';
import { MUTATION_CODES } from '../../../src/platform/graphql/mutation-codes.js';
import { codesOfMutation } from '../../../src/platform/graphql/refusal-descriptions.js';
import { CREDENTIAL_PROBLEMS } from '../../../src/platform/api/credential-problem.js';
import { HELD_LIMITS } from '../../../src/platform/api/limit.js';
import { declaredFailures } from '../../../src/platform/api/failure.js';
import { includedIn, SCOPES, wordsOf } from '../../../src/platform/api/scopes.js';
import { CLOSE_CODES } from '../../../src/platform/graphql/close-codes.js';
import { readResults, RESULTS } from '../../bench/results.js';
import { builtSchema, guardedFields } from '../../support/schema.js';
import { mutationsTable } from './charges.js';
import { modulesDiagram, ownersDiagram, tableNames } from './diagrams.js';
import { code, table } from './markdown.js';
import { metricsTable } from './metrics.js';
import { privacyTable } from './privacy.js';
import { rowsTable } from './rows.js';
import { byHandTable, statementsTable } from './statements.js';
import { budgetPlots, ladderTable } from './strength.js';

/** Every table and diagram that the documents take from the code, by the name in their marks. */
export async function tables(): Promise<Record<string, string>> {
  return {
    variants: variants(),
    settings: settingsTable(),
    metrics: await metricsTable(),
    statements: await statementsTable(),
    'by-hand': byHandTable(readResults(RESULTS.byHand)),
    owners: await ownersDiagram(),
    modules: await modulesDiagram(),
    'try-limits': tryLimits(),
    'held-limits': heldLimits(),
    'mutation-codes': mutationCodesTable(),
    'credential-problems': credentialProblems(),
    bots: bots(),
    ratings: botRatings(),
    ladder: ladderTable(readResults(RESULTS.ladder)),
    budget: budgetPlots(readResults(RESULTS.budget)),
    notifications: NOTIFICATION_TYPES.map((type) => `- \`${type}\``).join('\n'),
    events: events(),
    scopes: await scopes(),
    'delivery-reasons': deliveryReasons(),
    'user-errors': userErrors(),
    errors: meanings(ERROR_CODES),
    'close-codes': meanings(CLOSE_CODES),
    causes: mutationsTable(await builtSchema()),
    privacy: await privacyTable(),
    rows: rowsTable(await tableNames()),
    'shuffle-vector': shuffleVector(),
  };
}

function botRatings(): string {
  const rows = BOT_KEYS.map((level) => [
    code(level),
    ...RATING_KEYS.map((key) => {
      const { rating, deviation } = strengthsIn(key)[level];
      return `${rating} ± ${deviation}`;
    }),
  ]);
  return table(['bot', ...RATING_KEYS.map(code)], rows);
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
  const rows = Object.entries(TRY_LIMITS).map(([name, { what, tries, seconds }]) => [
    code(name),
    what,
    typeof tries === 'number' ? tries.toLocaleString('en') : code(tries),
    WINDOWS[seconds]!,
  ]);
  return table(['name', 'what', 'how many', 'within'], rows);
}

function mutationCodesTable(): string {
  const rows = Object.keys(MUTATION_CODES).map((name) => [
    code(name),
    codesOfMutation(name).map(code).join(', ') || 'none',
  ]);
  return table(['mutation', 'codes'], rows);
}

function heldLimits(): string {
  const rows = Object.entries(HELD_LIMITS).map(([name, { what, size }]) => [
    code(name),
    what,
    /^[A-Z_]+$/.test(size) ? code(size) : size,
  ]);
  return table(['name', 'what', 'how many at a time'], rows);
}

function credentialProblems(): string {
  const rows = Object.entries(CREDENTIAL_PROBLEMS).map(([reason, { en }]) => [code(reason), en]);
  return table(['`reason`', 'meaning'], rows);
}

function events(): string {
  const rows = Object.entries(EVENT_TYPES).map(([type, { says, fields }]) => [
    code(type),
    says,
    fields.map(code).join(', '),
  ]);
  return table(['type', 'what happened', 'fields of its payload in JSON'], rows);
}

/** For each scope: its meaning, the scopes that it includes, and the fields that declare it. */
async function scopes(): Promise<string> {
  const fields = [...guardedFields(await builtSchema())];
  const listed = (scope: string, required: boolean) =>
    fields
      .filter(([, access]) => access.scope === scope && access.required === required)
      .map(([name]) => code(name.replace(/^(Query|Mutation|Subscription)\./, '')))
      .join(', ');
  const named = (scope: string) => (scope === 'session' ? 'a session' : code(scope));
  const words = SCOPES.map((scope) => [
    code(scope),
    wordsOf(scope).en,
    includedIn(scope).map(code).join(', '),
  ]);
  const opened = [...SCOPES, 'session'].flatMap((scope) => [
    `- ${named(scope)} (refused without it): ${listed(scope, true)}`,
    `- ${named(scope)} (without it: as everyone sees it): ${listed(scope, false)}`,
  ]);
  return [
    table(['scope', 'an app with it may', 'includes'], words),
    'Each field declares the scope that it needs. Operations are listed by name, fields of types as `Type.field`:',
    opened.filter((line) => line.endsWith('`')).join('\n'),
  ].join('\n\n');
}

function deliveryReasons(): string {
  const rows = Object.entries(NOTIFICATION_DELIVERY_REASONS).map(([reason, meaning]) => [
    code(reason),
    meaning,
  ]);
  return table(['reason', 'meaning'], rows);
}

function bots(): string {
  const rows = Object.values(BOTS).map(({ key, name }) => [
    code(key),
    name,
    code(botUsername(key)),
  ]);
  return table(['bot', 'name', 'plays as'], rows);
}

/** Every code that the api can send in `userErrors`; modules declare them when they are loaded. */
function userErrors(): string {
  const byName = declaredFailures().sort((a, b) => (a.code < b.code ? -1 : 1));
  const rows = byName
    .map(({ areas, ...declared }) => ({ ...declared, areas: [...areas].sort() }))
    .map((declared) => [
      code(declared.code),
      declared.en,
      declared.todo,
      declared.areas.join(', '),
    ]);
  return table(['code', 'meaning', 'what to do', 'where'], rows.sort(byArea));
}

const byArea = ([, , , one]: string[], [, , , other]: string[]) =>
  one! < other! ? -1 : +(one! > other!);

const meanings = (codes: Readonly<Record<string, { means: string; todo: string }>>) =>
  table(
    ['code', 'meaning', 'what to do'],
    Object.entries(codes).map(([name, { means, todo }]) => [code(name), means, todo]),
  );

/**
 * One shuffle of 20 cards for the draw and one for a deal, for authors of other implementations.
 */
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
