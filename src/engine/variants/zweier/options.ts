import type { InBoth, Options, OptionsOf } from '../../options.js';
import { choice, targetOf, viewChoice } from '../../options.js';
import { ruleset } from '../../ruleset.js';

/** The options of `zweier` (RULES §3), the value of preset `weich` first. */
const TABLE = {
  deck: choice(
    [20, 24, 32],
    'S0, S2',
    'how many cards are played with',
    'mit wie vielen Karten gespielt wird',
  ),
  handSize: choice(
    [5, 6],
    'S0, S2',
    'how many cards each player is dealt',
    'wie viele Karten jeder bekommt',
  ),
  exchangeCard: choice(
    ['jack', 'nine', 'none'],
    'S0, S2, S1',
    'the trump that may be exchanged for the trump card (Tausch, Rauben)',
    'das Atout, das gegen die aufgedeckte Karte getauscht werden darf (Rauben)',
  ),
  exchangeWhen: choice(
    ['lead', 'turn'],
    'S0, S2',
    'whether the exchange is made on lead alone or also before following',
    'ob nur beim Ausspielen getauscht wird oder auch vor dem Zugeben',
  ),
  exchangeWithTwoLeft: choice(
    [true, false],
    'S4 2 Karten im Talon',
    'whether the exchange is allowed with two cards left in the talon',
    'ob bei zwei Karten im Talon noch getauscht werden darf',
  ),
  closeWithTwoLeft: choice(
    [true, false],
    'S4 2 Karten im Talon',
    'whether the talon may be closed with two cards left in it',
    'ob bei zwei Karten im Talon noch zugedreht werden darf',
  ),
  endAt66: choice(
    ['automatic', 'claim'],
    'S4 Spiel ausmelden, S1, S2',
    'whether 66 card points end the deal by themselves or must be claimed',
    'ob 66 Augen das Spiel von selbst beenden oder ausgemeldet werden müssen',
  ),
  falseClaim: choice(
    ['mirrored', 'two'],
    'S4 Spiel ausmelden, S2',
    'what a false claim brings the opponent: what a right one would have earned, or two',
    'was falsches Ausmelden dem Gegner bringt: so viel, wie richtiges gebracht hätte, oder zwei',
  ),
  trickBeforeAnnounce: choice(
    [false, true],
    'S4 Stich vor 20/40/Tausch',
    'whether a trick is needed before a marriage or an exchange',
    'ob vor Ansage und Tausch ein Stich nötig ist',
  ),
  trickBeforeExchange: choice(
    [false, true],
    'S2',
    'whether a trick is needed before an exchange',
    'ob vor dem Tausch ein Stich nötig ist',
  ),
  leadKingOnly: choice(
    [false, true],
    'S4 20/40+König',
    'whether a marriage must be led with the king',
    'ob nach der Ansage der König auszuspielen ist',
  ),
  afterClose: choice(
    ['frozen', 'counting'],
    'S4 Punkte/zudrehen',
    "whether the opponent's tricks and points stand still at a close (Zudrehen finster)",
    'ob Stiche und Augen des Gegners beim Zudrehen stehen bleiben (finster)',
  ),
  closeWhen: choice(
    ['lead', 'afterTrick'],
    'S0, S2',
    'whether any player on lead may close or only who has just won a trick, before drawing too',
    'ob beim Ausspielen zugedreht wird oder nur gleich nach einem gewonnenen Stich, auch vor dem Abheben',
  ),
  lastTrickBonus: choice(
    [0, 10],
    'S2',
    'card points for the last trick, not after a close',
    'Augen für den letzten Stich, nicht nach dem Zudrehen',
  ),
  allPlayed: choice(
    ['lastTrickWins', 'countPoints'],
    'S0, S2',
    'who wins when all cards are played: the last trick or the higher card points',
    'wer gewinnt, wenn alle Karten gespielt sind: der letzte Stich oder die höhere Augenzahl',
  ),
  tie: choice(
    ['carryOver', 'lastTrickWins'],
    'S2',
    'equal card points under countPoints: one more for the next winner, or the last trick decides',
    'gleich viele Augen bei countPoints: einer mehr für den nächsten Gewinner, oder der letzte Stich entscheidet',
  ),
  dealer: choice(
    ['alternate', 'winner'],
    'S0, S2',
    'who deals the next deal',
    'wer das nächste Spiel gibt',
  ),
  irregularPlay: choice(
    ['reject', 'forfeit'],
    'S1',
    'whether a card against the rules of play is refused or loses the deal for three',
    'ob eine regelwidrige Karte abgelehnt wird oder das Spiel um drei verliert',
  ),
  trumpFrom: choice(
    ['turnUp', 'holderOfHeartsAce', 'marriages'],
    'S2 Abweichungen, RULES §5',
    'what names trump: the card turned up, the holder of the ace of hearts, each marriage',
    'was Trumpf bestimmt: die aufgedeckte Karte, wer das Herz-Ass hat, jede Ansage',
  ),
  target: targetOf(7, 'S0'),
  showPointCounter: viewChoice(
    'S4 Punktezähler',
    'whether card points are shown; never with claim',
    'ob die Augen angezeigt werden; nie beim Ausmelden',
  ),
  showOwnTricks: viewChoice(
    'S4 Stiche sehen',
    'whether a player may look at the own tricks',
    'ob die eigenen Stiche angesehen werden dürfen',
  ),
  showFirstTricks: viewChoice(
    'S4 Erster Stich offen',
    "whether each side's first trick lies open",
    'ob der erste Stich jeder Seite offen liegt',
  ),
  showLastTrick: viewChoice(
    'S2',
    'whether the last trick may be looked at',
    'ob der letzte Stich angesehen werden darf',
  ),
} as const;

export type ZweierOptions = OptionsOf<typeof TABLE>;

/** The options of a deal of `zweier`, by their names. @throws Error where they are another variant's */
export function zweierOptions(options: Options): ZweierOptions {
  if (Object.keys(TABLE).every((name) => name in options)) return options as ZweierOptions;
  throw new Error('these are no options of zweier');
}

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

/** The presets of RULES §3, each as what it sets apart from `weich`. */
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
    de: 'Das Turnierspiel: Ausmelden, kein Rauben, und eine regelwidrige Karte verliert das Spiel.',
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

export const ZWEIER_RULESET = ruleset(TABLE, PRESETS, PRESET_TEXTS);
