import type { InBoth } from '../../options.js';
import { ruleset } from '../../ruleset.js';
import { ZWEIER_TABLE } from './options.js';

const SECHSUNDSECHZIG = {
  deck: 24,
  handSize: 6,
  exchangeCard: 'nine',
  exchangeWhen: 'turn',
  trickBeforeExchange: true,
  endAt66: 'claim',
  falseClaim: 'two',
  afterClose: 'counting',
  closeWhen: 'afterTrick',
  lastTrickBonus: 10,
  allPlayed: 'countPoints',
  tie: 'carryOver',
  dealer: 'winner',
  showOwnTricks: false,
  showFirstTricks: false,
} as const;

/** The options in which each preset differs from `weich` (rules 6.1). */
const PRESETS = {
  weich: {},
  scharf: {
    endAt66: 'claim',
    showOwnTricks: false,
    showFirstTricks: false,
    afterClose: 'counting',
  },
  luudoo: {
    endAt66: 'claim',
    falseClaim: 'mirrored',
    exchangeCard: 'none',
    irregularPlay: 'forfeit',
    afterClose: 'counting',
  },
  sechsundsechzig: SECHSUNDSECHZIG,
  rotdaus: { ...SECHSUNDSECHZIG, trumpFrom: 'holderOfHeartsAce', exchangeCard: 'none' },
  tausend: {
    deck: 24,
    handSize: 6,
    trumpFrom: 'marriages',
    exchangeCard: 'none',
    lastTrickBonus: 10,
    target: 1000,
    showOwnTricks: false,
    showFirstTricks: false,
  },
} as const;

const PRESET_TEXTS: Readonly<Record<keyof typeof PRESETS, InBoth>> = {
  weich: {
    en: 'The base game: 66 end the deal by themselves, and tricks may be looked at.',
    de: 'Das Grundspiel: 66 beenden das Spiel von selbst, und Stiche dürfen angesehen werden.',
  },
  scharf: {
    en: 'The base game with claims: 66 must be claimed, and tricks stay face down.',
    de: 'Das Grundspiel mit Ausmelden: 66 müssen gemeldet werden, und Stiche bleiben verdeckt.',
  },
  luudoo: {
    en: 'The tournament game: claims, no exchange, and a card against the rules loses the deal.',
    de: 'Das Turnierspiel: Ausmelden, kein Tauschen, und eine regelwidrige Karte verliert das Spiel.',
  },
  sechsundsechzig: {
    en: 'Sixty-six: 24 cards, six in each hand, ten card points for the last trick.',
    de: 'Sechsundsechzig: 24 Karten, sechs in jeder Hand, zehn Augen für den letzten Stich.',
  },
  rotdaus: {
    en: 'Sixty-six without a card turned up: the holder of the ace of hearts names trump.',
    de: 'Sechsundsechzig ohne aufgedeckte Karte: Wer das Herz-Ass hat, nennt Trumpf.',
  },
  tausend: {
    en: 'Each marriage names trump, all cards are played, and card points count up to 1000.',
    de: 'Jede Ansage nennt Trumpf, alle Karten werden gespielt, und die Augen zählen bis 1000.',
  },
};

export const ZWEIER_RULESET = ruleset(ZWEIER_TABLE, PRESETS, PRESET_TEXTS);
