/** The strength of the bots as the documents show it. */
import { BOT_KEYS } from '../../../src/bots/index.js';
import { allGames } from '../../bench/games.js';
import type { Budgeted, StrengthResult } from '../../bench/results.js';
import { table } from './markdown.js';

const digits = (value: number | null, places: number): string =>
  value === null ? '–' : value.toFixed(places);

const signed = (value: number | null): string =>
  value !== null && value > 0 ? `+${digits(value, 2)}` : digits(value, 2);

const net = ({ net: { mean, error } }: StrengthResult): string =>
  `${signed(mean)} ± ${digits(error, 2)}`;

const percent = (share: number | null): number | null => (share === null ? null : share * 100);

const bummerl = ({ bummerl: { mean, error } }: StrengthResult): string =>
  `${digits(percent(mean), 1)} ± ${digits(percent(error), 1)}`;

const millis = ({ millis: { mean, p95, worst } }: StrengthResult): string =>
  [mean, p95, worst].map((value) => digits(value, 1)).join(' / ');

const game = ({ variant, preset }: StrengthResult): string => `\`${variant}\` ${preset}`;

const GAMES = allGames().map(({ variant, preset }) => `${variant.key} ${preset}`);

/** By game, then by level or budget. */
const inOrder = <T extends StrengthResult & { readonly rounds?: number }>(
  results: readonly T[],
): T[] => {
  const place = ({ variant, preset, bot, rounds = 0 }: T) => [
    GAMES.indexOf(`${variant} ${preset}`),
    (BOT_KEYS as readonly string[]).indexOf(bot),
    rounds,
  ];
  return [...results].sort((a, b) => differenceOf(place(a), place(b)));
};

const differenceOf = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - b[i]!).find((difference) => difference !== 0) ?? 0;

const HEADER = ['deals', 'net a deal', 'Bummerl won, %', 'ms: mean / 95 % / worst'];

const figures = (result: StrengthResult): string[] => [
  String(result.deals),
  net(result),
  bummerl(result),
  millis(result),
];

/** Each level against the next lower one, in every measured game. */
export const ladderTable = (results: readonly StrengthResult[]): string =>
  table(
    ['game', 'bot', 'against', ...HEADER],
    inOrder(results).map((result) => [
      game(result),
      result.bot,
      result.against,
      ...figures(result),
    ]),
  );

/** The strength of each budget in each game: a plot, and below it the same values with their errors. */
export function budgetPlots(budgets: readonly Budgeted[]): string {
  const ordered = inOrder(budgets);
  const games = new Set(ordered.map(game));
  return [...games].map((name) => plot(ordered.filter((b) => game(b) === name))).join('\n\n');
}

function plot(budgets: readonly Budgeted[]): string {
  const { variant, preset, against } = budgets[0]!;
  const chart = [
    'xychart-beta',
    `  title "${variant} ${preset}: the expert's thinking against ${against}"`,
    `  x-axis "rounds" [${budgets.map(({ rounds }) => `"${rounds}"`).join(', ')}]`,
    '  y-axis "net game points a deal"',
    `  line [${budgets.map((b) => digits(b.net.mean, 2)).join(', ')}]`,
  ];
  const rows = budgets.map((budgeted) => [String(budgeted.rounds), ...figures(budgeted)]);
  return ['```mermaid', ...chart, '```', '', table(['rounds', ...HEADER], rows)].join('\n');
}
