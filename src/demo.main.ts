/** `npm run demo`: plays a match against the bot `easy` as an outside client would, over HTTP. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DemoClient } from './demo/client.js';
import type { TableMatch } from './demo/client.js';
import { startOwnService } from './demo/own-service.js';
import { tokenInWords, resultLine, tableLine } from './demo/table.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const POLL_MILLIS = 25;

/** Announces a marriage or exchanges the trump card if that is legal; otherwise plays a random card. */
function choose(legal: readonly string[]): string {
  const good = legal.find((token) => token.startsWith('m') || token === 'x');
  const cards = legal.filter((token) => token.length === 2);
  return good ?? cards[Math.floor(Math.random() * cards.length)]!;
}

/** Prints the deals that have ended since the match was last read. */
function printEndedDeals(before: TableMatch, after: TableMatch): void {
  const endedBefore = before.deals.filter((deal) => deal.result).length;
  const ended = after.deals.filter((deal) => deal.result).slice(endedBefore);
  ended.forEach((deal) => print(resultLine(deal, after.viewerSeat)));
}

async function step(client: DemoClient, match: TableMatch): Promise<TableMatch> {
  if (match.toAct !== match.viewerSeat) {
    await pause(POLL_MILLIS);
    return client.match(match.id);
  }
  const action = choose(match.deal.legal);
  print(`${tableLine(match)}  → ${tokenInWords(action)}`);
  return client.act(match, action);
}

async function play(client: DemoClient): Promise<void> {
  const name = `demo-${randomBytes(4).toString('hex')}`;
  await client.register(name, randomBytes(16).toString('hex'));
  let match = await client.challenge('easy');
  print(`${name} plays against ${match.seats[1]!.user.username}, to 7 game points.\n`);
  while (match.status === 'IN_PROGRESS') {
    const next = await step(client, match);
    printEndedDeals(match, next);
    match = next;
  }
  await printResult(client, match);
}

async function printResult(client: DemoClient, match: TableMatch): Promise<void> {
  const first = match.result!.winners[0]!;
  const winner = match.seats[first]!.user.username;
  const bummerl = Math.max(...match.result!.bummerl);
  print(
    `\n${winner} wins ${match.score[first]}:${match.score[1 - first]}; the loser gets ${bummerl} Bummerl.`,
  );
  print('\nThe record of the match, for `npm run -s record -- replay`:');
  print(JSON.stringify(await client.record(match.id)));
}

async function demo(): Promise<void> {
  const base = process.env['BASE'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
  const client = new DemoClient(base);
  if (await client.isUp()) return play(client);
  print(`No service answers at ${base}: starting one for this demo.`);
  const own = await startOwnService();
  try {
    await play(new DemoClient(own.base));
  } finally {
    await own.stop();
  }
}

await demo();
