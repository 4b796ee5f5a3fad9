import { CONTRACTS, contractsOf, UNBID, contractOf } from '../../contracts/index.js';
import type { CalledVariant, ContractName, ListedContract } from '../../contracts/index.js';
import type { ChoiceOption, SelectionOption } from '../../options.js';
import { choice, onlyWhere, targetOf } from '../../options.js';
import { UNDER_TRUMP } from '../several/options.js';

const played = (names: readonly ContractName[]): SelectionOption<ContractName> => ({
  kind: 'selection',
  members: names,
  always: [UNBID.name],
  fallback: names,
  meanings: Object.fromEntries(CONTRACTS.map(({ name, names: texts }) => [name, texts])),
  source: 'rules 9.21, S3 „Welche Sonderspiele zulässig sind"',
  says: 'the contracts that are played',
  saysDe: 'die Spiele, die angesagt werden dürfen',
  label: { en: 'Contracts', de: 'Angesagte Spiele' },
  appliesWhere: {},
  view: false,
});

const COUNT_DOWN: ChoiceOption<boolean> = {
  ...choice(
    [false, true],
    'rules 9.21, S3 „von 24 auf null Punkten heruntergezählt"',
    'whether the score shows the points that are missing to the target',
    'ob angezeigt wird, was bis zum Ziel noch fehlt',
    { en: 'Score counted down', de: 'Punkte herunterzählen' },
  ),
  view: true,
};

/** The options that Dreierschnapsen and Bauernschnapsen share (rules 9.21, 11.7), without the contracts. */
const SHARED = {
  zehnergangOverGang: onlyWhere(
    { contracts: ['GANG', 'ZEHNERGANG'] },
    choice(
      [true, false],
      'rules 9.6, S3 „Zehnergang"',
      'whether a bid of Zehnergang is higher than one of Gang; if not, it is lower, and both keep their values',
      'ob der Zehnergang über den Gang geht; sonst tauschen sie die Rangfolge, nicht die Werte',
      { en: 'Zehnergang and Gang', de: 'Zehnergang und Gang' },
    ),
  ),
  doubling: choice(
    [true, false],
    'rules 9.12, S3 „Flecken"',
    'whether the game points may be doubled',
    'ob gefleckt werden darf',
    { en: 'Doubling', de: 'Flecken' },
  ),
  underTrump: UNDER_TRUMP,
  countDown: COUNT_DOWN,
  target: targetOf(24, 'rules 9.17, 11.6, S3'),
} as const;

/** The options of a variant with contracts (rules 9.21, 11.7). */
export const contractOptions = (variant: CalledVariant) => ({
  contracts: played(contractsOf(variant)),
  ...SHARED,
});

/** The contracts of preset `klassisch`: the usual ones, none that is disputed or regional (rules 9.21, S3). */
export const classicOf = (variant: CalledVariant): readonly ContractName[] =>
  contractsOf(variant).filter((name) => contractOf(name).isUsual === true);

/** The texts for people on the presets of a variant with contracts. */
export const CALLED_PRESETS = {
  vollstaendig: {
    en: 'Every contract is played.',
    de: 'Alle Spiele werden gespielt.',
  },
  klassisch: {
    en: 'Only the usual contracts, without the disputed and regional ones.',
    de: 'Nur die üblichen Spiele, ohne umstrittene und regionale.',
  },
};

/** The contracts among `names` that can be bid, by code point. */
export const biddable = (names: readonly ContractName[]): readonly ListedContract[] =>
  [...names]
    .sort((a, b) => (a < b ? -1 : 1))
    .map(contractOf)
    .filter((contract) => contract !== UNBID);
