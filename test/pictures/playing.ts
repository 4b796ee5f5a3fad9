/** Plays matches over the API as people do. */
import { mustMutate } from '../support/client.js';
import type { MatchJson, TestClient } from '../support/client.js';
import type { TestService } from '../support/service.js';
import { asPlayerToAct, playerToAct, putCards, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import type { ShownTable } from './tables.js';

/** The players, by name. */
export type PlayersByName = ReadonlyMap<string, TestClient>;

const cardsIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** Makes the match of a picture: plays some deals, then deals the picture's cards. */
export async function createTable(
  service: TestService,
  people: PlayersByName,
  shown: ShownTable,
): Promise<Table> {
  const players = shown.players.map((name) => people.get(name)!);
  const table = await startMatch(players, shown.input);
  if (!(await reachDeal(table))) return createTable(service, people, shown);
  const hands = shown.hands.map(cardsIn);
  await putCards(service, table.matchId, { hands, talon: cardsIn(shown.talon) });
  for (const token of cardsIn(shown.actions)) await play(table, token);
  return table;
}

/** Plays to the start of the third or a later deal, dealt by the last seat; false if the match ends before. */
async function reachDeal(table: Table): Promise<boolean> {
  const dealer = table.players.length - 1;
  for (let begun = 1; ;) {
    const match = await asPlayerToAct(table);
    const { status, deal } = match;
    if (status !== 'IN_PROGRESS') return false;
    if (deal.number > Math.max(begun, 2) && deal.dealer === dealer) return true;
    begun = deal.number;
    await play(table, simpleAction(match));
  }
}

async function play(table: Table, token: string): Promise<void> {
  const { version, toAct, deal } = await asPlayerToAct(table);
  if (!deal.legal.includes(token)) {
    throw new Error(`${token} is not among ${deal.legal.join(' ')} of seat ${toAct}`);
  }
  const input = { matchId: table.matchId, actions: [token], expectedVersion: version };
  await mustMutate(table.players[toAct!]!, 'act', input);
}

/** Plays until `player` is to act; if `isToAct` is false, until another player is to act. */
export async function playUntil(table: Table, player: TestClient, isToAct: boolean): Promise<void> {
  for (;;) {
    const match = await asPlayerToAct(table);
    if ((playerToAct(table, match) === player) === isToAct) return;
    await play(table, simpleAction(match));
  }
}

/** Plays to the end like a beginner who knows the rules. */
export async function playToEnd(table: Table): Promise<void> {
  for (;;) {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS') return;
    await play(table, simpleAction(match));
  }
}

const STRENGTH = ['9', 'J', 'Q', 'K', 'T', 'A'];
const strengthOf = (card: string): number => STRENGTH.indexOf(card[1]!);

/** The actions besides cards: exchange, announce, draw, pass, name trump, lay aside. */
const CALLS = [/^x$/, /^m/, /^d$/, /^p$/, /^t[HSDC]/, /^-/];

/** The action of a beginner: leads low while there is a talon, follows high enough to win, trumps only tens and aces. */
function simpleAction({ deal }: MatchJson): string {
  const call = CALLS.map((kind) => deal.legal.find((token) => kind.test(token))).find(Boolean);
  if (call) return call;
  const byStrength = deal.legal
    .filter((token) => /^[HSDC][ATKQJ9]$/.test(token))
    .sort((one, other) => strengthOf(one) - strengthOf(other));
  const [led] = deal.trick;
  if (!led) return (deal.talonCount > 0 ? byStrength[0] : byStrength.at(-1))!;
  const isHigh = strengthOf(led.card) > STRENGTH.indexOf('K');
  const winner = byStrength.find(
    (card) =>
      (card[0] === led.card[0] && strengthOf(card) > strengthOf(led.card)) ||
      (card[0] === deal.trump && led.card[0] !== deal.trump && isHigh),
  );
  return winner ?? byStrength[0]!;
}
