import type { Options, OptionsOf } from '../../options.js';
import { choice, onlyWhere, targetOf, viewChoice, words } from '../../options.js';
import { CLOSED, CLOSING, CLOSING_AND_MARRIAGES } from './closing-options.js';

/** A card is turned up. Only then is there an exchange. */
const TURNED_UP = { trumpFrom: ['turnUp'] } as const;
const EXCHANGED = { ...TURNED_UP, exchangeCard: ['jack', 'nine'] } as const;

/** The options of `zweier` (rules 5.1), the value of preset `weich` first. */
export const ZWEIER_TABLE = {
  deck: choice(
    [20, 24, 32],
    'rules 1.2, 4.1, S0, S2',
    'how many cards are played with',
    'mit wie vielen Karten gespielt wird',
    { en: 'Deck', de: 'Kartenspiel' },
  ),
  handSize: choice(
    [5, 6],
    'rules 2.15, 4.1, S0, S2',
    'how many cards each player is dealt',
    'wie viele Karten jeder bekommt',
    { en: 'Cards in the hand', de: 'Karten auf der Hand' },
  ),
  exchangeCard: onlyWhere(
    TURNED_UP,
    words(
      {
        jack: { en: 'the jack of trumps (Unter)', de: 'der Trumpf-Bub (Unter)' },
        nine: { en: 'the nine of trumps', de: 'der Trumpf-Neuner' },
        none: { en: 'no exchange', de: 'kein Tausch' },
      },
      'rules 4.6, 5.3, S0, S2, S1',
      'the trump that may be exchanged for the trump card (Tausch, Rauben)',
      'welcher Trumpf gegen die aufgedeckte Karte getauscht werden darf',
      { en: 'Exchange for the trump card', de: 'Tausch der Trumpfkarte' },
    ),
  ),
  exchangeWhen: onlyWhere(
    EXCHANGED,
    words(
      {
        lead: { en: 'on lead alone', de: 'nur beim Ausspielen' },
        turn: { en: 'on lead and before following', de: 'beim Ausspielen und vor dem Zugeben' },
      },
      'rules 4.6, 5.3, S0, S2',
      'whether the exchange is made on lead alone or also before following',
      'ob nur beim Ausspielen getauscht wird oder auch vor dem Zugeben',
      { en: 'When to exchange', de: 'Wann getauscht wird' },
    ),
  ),
  exchangeWithTwoLeft: onlyWhere(
    EXCHANGED,
    choice(
      [true, false],
      'rules 5.2, S4 „2 Karten im Talon"',
      'whether the exchange is allowed with two cards left in the talon',
      'ob bei zwei Karten im Talon noch getauscht werden darf',
      { en: 'Exchange with two left', de: 'Tausch bei zwei Karten' },
    ),
  ),
  closeWithTwoLeft: onlyWhere(
    CLOSING,
    choice(
      [true, false],
      'rules 5.2, S4 „2 Karten im Talon"',
      'whether the talon may be closed with two cards left in it',
      'ob bei zwei Karten im Talon noch zugedreht werden darf',
      { en: 'Close with two left', de: 'Zudrehen bei zwei Karten' },
    ),
  ),
  endAt66: onlyWhere(
    CLOSED,
    words(
      {
        automatic: { en: '66 end the deal by themselves', de: '66 beenden das Spiel von selbst' },
        claim: { en: '66 must be claimed', de: '66 müssen ausgemeldet werden' },
      },
      'rules 4.8, 5.7, S4 „Spiel ausmelden", S1, S2',
      'whether 66 card points end the deal by themselves or must be claimed',
      'ob 66 Augen das Spiel von selbst beenden oder ausgemeldet werden müssen',
      { en: '66 card points', de: '66 Augen' },
    ),
  ),
  falseClaim: onlyWhere(
    { ...CLOSED, endAt66: ['claim'] },
    words(
      {
        mirrored: {
          en: 'as many as a right claim would have earned',
          de: 'so viel, wie richtiges Ausmelden gebracht hätte',
        },
        two: { en: 'two game points', de: 'zwei Punkte' },
      },
      'rules 5.9, S4 „Spiel ausmelden", S2',
      'the game points of the opponent after a false claim: as many as a right claim would have earned, or two',
      'was falsches Ausmelden dem Gegner bringt: so viel, wie richtiges gebracht hätte, oder zwei',
      { en: 'False claim', de: 'Falsches Ausmelden' },
    ),
  ),
  trickBeforeAnnounce: choice(
    [false, true],
    'rules 5.20, S4 „Stich vor 20/40/Tausch"',
    'whether a trick is needed before a marriage or an exchange',
    'ob vor Ansage und Tausch ein Stich nötig ist',
    { en: 'Trick before marriage and exchange', de: 'Stich vor Ansage und Tausch' },
  ),
  trickBeforeExchange: onlyWhere(
    { ...EXCHANGED, trickBeforeAnnounce: [false] },
    choice(
      [false, true],
      'rules 5.20, 6.2, S2',
      'whether a trick is needed before an exchange',
      'ob vor dem Tausch ein Stich nötig ist',
      { en: 'Trick before the exchange', de: 'Stich vor dem Tausch' },
    ),
  ),
  leadKingOnly: choice(
    [false, true],
    'rules 5.20, S4 „20/40+König"',
    'whether a marriage must be led with the king',
    'ob nach der Ansage der König auszuspielen ist',
    { en: 'Marriage leads the king', de: 'Nach der Ansage der König' },
  ),
  ...CLOSING_AND_MARRIAGES,
  lastTrickBonus: choice(
    [0, 10],
    'rules 5.14, S2',
    'card points for the last trick, not after a close',
    'Augen für den letzten Stich, nicht nach dem Zudrehen',
    { en: 'Last trick', de: 'Letzter Stich' },
  ),
  allPlayed: words(
    {
      lastTrickWins: { en: 'the last trick wins', de: 'der letzte Stich gewinnt' },
      countPoints: { en: 'the higher card points win', de: 'wer mehr Augen hat, gewinnt' },
    },
    'rules 4.8, 5.15, S0, S2',
    'who wins when all cards are played: the last trick or the higher card points',
    'wer gewinnt, wenn alle Karten gespielt sind: der letzte Stich oder wer mehr Augen hat',
    { en: 'All cards played', de: 'Alle Karten gespielt' },
  ),
  tie: onlyWhere(
    { allPlayed: ['countPoints'] },
    words(
      {
        carryOver: {
          en: 'the next deal brings one game point more',
          de: 'das nächste Spiel zählt einen Punkt mehr',
        },
        lastTrickWins: { en: 'the last trick decides', de: 'der letzte Stich entscheidet' },
      },
      'rules 5.16, S2',
      'who wins with equal card points: nobody, and the next deal brings one more, or who took the last trick',
      'wer bei gleich vielen Augen gewinnt: niemand, dafür zählt das nächste Spiel einen Punkt mehr, oder wer den letzten Stich hat',
      { en: 'Equal card points', de: 'Gleichstand' },
    ),
  ),
  dealer: words(
    {
      alternate: { en: 'the players take turns', de: 'die Spieler wechseln sich ab' },
      winner: { en: 'the winner of the deal', de: 'wer das Spiel gewonnen hat' },
    },
    'rules 4.1, 5.17, S0, S2',
    'who deals the next deal',
    'wer das nächste Spiel gibt',
    { en: 'Next dealer', de: 'Nächster Geber' },
  ),
  irregularPlay: onlyWhere(
    CLOSED,
    words(
      {
        reject: { en: 'the card is refused', de: 'die Karte wird abgelehnt' },
        forfeit: { en: 'the deal is lost for three', de: 'das Spiel ist um drei verloren' },
      },
      'rules 5.6, S1 „Regelwidriges Verhalten"',
      'whether a card against the rules of play is refused or loses the deal for three',
      'ob eine regelwidrige Karte abgelehnt wird oder das Spiel um drei verliert',
      { en: 'Cards against the rules', de: 'Regelwidrige Karten' },
    ),
  ),
  trumpFrom: words(
    {
      turnUp: { en: 'the card turned up', de: 'die aufgedeckte Karte' },
      holderOfHeartsAce: { en: 'the holder of the ace of hearts', de: 'wer das Herz-Ass hat' },
      marriages: { en: 'each marriage', de: 'jede Ansage' },
    },
    'rules 4.1, 6.3, 6.4, S2 „Abweichungen"',
    'what names trump: the card turned up, the holder of the ace of hearts, each marriage',
    'was Trumpf bestimmt: die aufgedeckte Karte, wer das Herz-Ass hat, jede Ansage',
    { en: 'Trump', de: 'Trumpf' },
  ),
  target: targetOf(7, 'rules 4.10, S0'),
  showPointCounter: onlyWhere(
    { endAt66: ['automatic'] },
    viewChoice(
      'rules 5.7, 5.18, S4 „Punktezähler"',
      'whether card points are shown; never with claim',
      'ob die Augen angezeigt werden; nie beim Ausmelden',
      { en: 'Card points shown', de: 'Augen anzeigen' },
    ),
  ),
  showOwnTricks: viewChoice(
    'rules 5.18, S4 „Stiche sehen"',
    'whether players may look at their own tricks',
    'ob die eigenen Stiche angesehen werden dürfen',
    { en: 'Own tricks', de: 'Eigene Stiche' },
  ),
  showFirstTricks: viewChoice(
    'rules 5.18, S4 „Erster Stich offen"',
    "whether each side's first trick lies open",
    'ob der erste Stich jeder Seite offen liegt',
    { en: 'First tricks open', de: 'Erster Stich offen' },
  ),
  showLastTrick: viewChoice(
    'rules 5.18, S2',
    'whether the last trick may be looked at',
    'ob der letzte Stich angesehen werden darf',
    { en: 'Look at the last trick', de: 'Letzten Stich ansehen' },
  ),
} as const;

export type ZweierOptions = OptionsOf<typeof ZWEIER_TABLE>;

/** The options of a deal of `zweier`. @throws Error where they are another variant's */
export function zweierOptions(options: Options): ZweierOptions {
  if (Object.keys(ZWEIER_TABLE).every((name) => name in options)) return options as ZweierOptions;
  throw new Error('these are no options of zweier');
}
