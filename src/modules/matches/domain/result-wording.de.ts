import { contractName } from './contract-names.js';
import type { DealStory, MatchStory, PlayedContract, ResultWording } from './result-wording.js';

const tricksOf = (count: number): string => (count === 1 ? 'einem Stich' : `${count} Stichen`);

const gamePoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

function sixtySix({ winners, ...it }: DealStory): string {
  const { start, has, subject } = winners;
  if (it.isClosedByWinners) return `${start} ${has} zugedreht und 66 erreicht`;
  if (!it.isOfTwoSides || it.losersPoints < 66) return `${start} ${has} 66 erreicht`;
  return it.isByPoints
    ? `Beide haben 66 erreicht, und ${subject} ${has} mehr Augen`
    : `Beide haben 66 erreicht, und ${subject} ${has} es zuerst geschafft`;
}

function made({ declarer: { start, has }, goal, tricks }: PlayedContract): string {
  if (goal === 'noTrick') return `${start} ${has} keinen Stich gemacht`;
  if (goal === 'everyTrick') return `${start} ${has} alle Stiche gemacht`;
  return `${start} ${has} mit ${tricksOf(tricks)} 66 erreicht`;
}

function failed({ declarer, goal, spoiler, ...it }: PlayedContract): string {
  if (goal === 'noTrick') return `${declarer.start} ${declarer.has} einen Stich gemacht`;
  if (spoiler) return `${spoiler.start} ${spoiler.has} einen Stich gemacht`;
  return `${declarer.start} ${declarer.has} mit ${tricksOf(it.tricks)} nur ${it.cardPoints} Augen`;
}

function contractResult({ name, isMade, declarer, spoiler }: PlayedContract): string {
  const by = spoiler ? ` von ${declarer.dative}` : '';
  return `${name}${by} ${isMade ? 'gewonnen' : 'verloren'}`;
}

/** Why a close, or a false claim after one, costs two or three. */
const afterClose = ({ isClosedByWinners }: DealStory): string =>
  isClosedByWinners ? 'Falsches Ausmelden nach dem Zudrehen' : 'Verlorenes Zudrehen';

const won = ({ winners: { start, has }, scores }: MatchStory): string =>
  `${start} ${has} die Partie ${scores.join(' : ')} gewonnen`;

const BUMMERL: Readonly<Record<number, string>> = { 1: 'ein', 2: 'zwei', 4: 'vier' };
const SCHNEIDER: Readonly<Record<number, string>> = { 2: 'Schneider', 4: 'Retourschneider' };

/** The words of Austrian players. Every verb is “haben”, so that a sentence fits “du” as well as names. */
export const GERMAN_RESULTS: ResultWording = {
  party: {
    you: { subject: 'du', object: 'dich', dative: 'dir' },
    and: 'und',
    has: { you: 'hast', one: 'hat', youAndOthers: 'habt', several: 'haben' },
    had: { you: 'hattest', one: 'hatte', youAndOthers: 'hattet', several: 'hatten' },
  },
  ends: {
    SIXTY_SIX: sixtySix,
    CLAIM: ({ winners: { start, has }, isClosedByWinners }) =>
      `${start} ${has} ${isClosedByWinners ? 'zugedreht und ' : ''}richtig ausgemeldet`,
    FALSE_CLAIM: ({ losers: { start, has }, losersPoints }) =>
      `${start} ${has} mit nur ${losersPoints} Augen ausgemeldet`,
    LAST_TRICK: ({ winners: { subject, has }, isByPoints }) =>
      `${isByPoints ? 'Beide haben gleich viele Augen' : 'Niemand hat 66 erreicht'}, und den letzten Stich ${has} ${subject} gemacht`,
    CLOSE_FAILED: ({ losers: { start, has }, losersPoints }) =>
      `${start} ${has} zugedreht und nur ${losersPoints} Augen gemacht`,
    CLOSE_BEATEN: ({ losers, winners: { subject, has }, isClaimed }) =>
      `${losers.start} ${losers.has} zugedreht, aber ${subject} ${has} ${isClaimed ? 'richtig ausgemeldet' : 'zuerst 66 erreicht'}`,
    TIE: ({ isOfTwoSides }) =>
      isOfTwoSides ? 'Beide haben gleich viele Augen' : 'Die meisten Augen hat niemand allein',
    MOST_POINTS: ({ winners: { start, has }, isOfTwoSides }) =>
      `${start} ${has} ${isOfTwoSides ? 'mehr' : 'die meisten'} Augen`,
    CONTRACT_MADE: ({ contract }) => made(contract!),
    CONTRACT_FAILED: ({ contract }) => failed(contract!),
    ALL_PLAYED: ({ winners: { subject, has }, winnersPoints, losersPoints }) =>
      `Alle Karten sind gespielt, und ${winnersPoints === losersPoints ? 'beide haben gleich viele' : `${subject} ${has} mehr`} Augen`,
    IRREGULAR_PLAY: ({ losers: { start, has } }) =>
      `${start} ${has} eine Karte gegen die Regeln gespielt`,
    RESIGNED: ({ losers: { start, has } }) => `${start} ${has} aufgegeben`,
    TIMEOUT: ({ losers: { start, has } }) => `${start} ${has} die Zeit überschritten`,
    ABANDONED: () => 'Alle Menschen haben die Partie verlassen',
  },
  contract: (name) => contractName(name, 'de'),
  ruleOf: (reason, { winners, losers, ...it }) => {
    if (reason === 'CLOSE_FAILED' && it.isFrozen)
      return `Was ${winners.subject} nach dem Zudrehen gemacht ${winners.has}, zählt nicht`;
    if (reason === 'FALSE_CLAIM' && it.isMirrored)
      return `Das Spiel geht an ${winners.object}, so hoch, wie es sonst an ${losers.object} gegangen wäre`;
    if (reason !== 'TIE') return null;
    return it.isOfTwoSides
      ? 'Niemand gewinnt, und das nächste Spiel zählt einen Punkt mehr'
      : 'Niemand gewinnt, und beim nächsten Spiel zahlt jeder einen Punkt mehr';
  },
  measured: {
    PLAIN: ({ party: { start, has, had }, cardPoints, atClose }) =>
      `${start} ${atClose ? `${had} beim Zudrehen` : has} ${cardPoints} Augen`,
    SCHNEIDER: ({ party: { start, has, had }, cardPoints, atClose }) =>
      `${start} ${atClose ? `${had} beim Zudrehen` : has} nur ${cardPoints} Augen (Schneider)`,
    SCHWARZ: ({ party: { start, has, had }, atClose }) =>
      `${start} ${atClose ? `${had} beim Zudrehen noch` : has} keinen Stich (Schwarz)`,
    CLOSE: ({ party: { subject, had } }, story) =>
      `${afterClose(story)}, und ${subject} ${had} beim Zudrehen schon einen Stich`,
    CLOSE_SCHWARZ: ({ party: { subject, had } }, story) =>
      `${afterClose(story)}, und ${subject} ${had} beim Zudrehen noch keinen Stich`,
  },
  worths: {
    FALSE_CLAIM: () => 'Falsches Ausmelden',
    IRREGULAR_PLAY: () => 'Regelwidrige Karte',
    CONTRACT: ({ contract }) => contractResult(contract!),
    CARD_POINTS: () => 'Jeder schreibt seine Augen',
  },
  pays: (count, { party, award, cardPoints }) => {
    const paid = `${gamePoints(count)} von ${party.dative}`;
    if (award === 'SCHWARZ') return `${paid} (Schwarz: kein Stich)`;
    return award === 'SCHNEIDER' ? `${paid} (Schneider: ${cardPoints} Augen in Stichen)` : paid;
  },
  doubled: (double) => `gefleckt (×${double})`,
  carried: (deals, isEach) => {
    const more = `${isEach ? 'von jedem ' : ''}${gamePoints(deals)} mehr`;
    return deals === 1
      ? `${more} für das unentschiedene Spiel davor`
      : `${more} für die unentschiedenen Spiele davor`;
  },
  gamePoints,
  unplayed: 'Dieses Spiel bringt keine Punkte',
  to: 'zu',
  matchEnds: {
    TARGET: won,
    PLAY_OFF: ({ playOff, ...story }) =>
      `${won({ playOff, ...story })}. ${playOff!.players.start} ${playOff!.players.had} gleich viele Punkte, und das Spiel zu zweit ${playOff!.winner.has} ${playOff!.winner.subject} gewonnen`,
    RESIGNED: ({ losers: { start, has } }) => `${start} ${has} aufgegeben`,
    TIMEOUT: ({ losers: { start, has } }) => `${start} ${has} die Zeit überschritten`,
    ABANDONED: () => 'Alle Menschen haben die Partie verlassen',
  },
  bummerl: (count, { object }, isEach) => {
    const cost = `${isEach ? 'je ' : ''}${BUMMERL[count] ?? count} Bummerl für ${object}`;
    const title = SCHNEIDER[count];
    return title ? `${title}: ${cost}` : cost.charAt(0).toUpperCase() + cost.slice(1);
  },
};
