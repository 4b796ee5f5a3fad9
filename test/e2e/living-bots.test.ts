/** Real: the service, and bots of both clients: the package @bummerl/client, and a program in Python. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startPythonBot, startTypescriptBot } from '../support/living-bots.js';
import type { LivingBot, StartBot } from '../support/living-bots.js';
import { mustSend, textsSeenBy } from '../support/messages.js';
import { announce, enter, shownCompetition } from '../support/played-competitions.js';
import { botToken, stopPrograms } from '../support/programs.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { until } from '../support/wait.js';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const BOTS: readonly (readonly [string, StartBot])[] = [
  ['TypeScript', startTypescriptBot],
  ...(hasPython ? ([['Python', startPythonBot]] as const) : []),
];

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await Promise.all([...running].map((bot) => bot.stop()));
  await stopPrograms();
  await service.stop();
});

/** A bot account and the token of its program. */
async function account(): Promise<{ bot: TestClient; token: string }> {
  const [bot, owner] = [await service.player(), await service.player()];
  const profile = { owner: owner.username, engine: 'Any', version: '1' };
  await mustMutate(bot, 'becomeBot', profile);
  await mustMutate(owner, 'confirmBot', { username: bot.username });
  return { bot, token: await botToken(bot) };
}

const challenge = async (from: TestClient, bot: TestClient, rated = false) => {
  const terms = rated ? {} : { target: 1 };
  const opponents = [{ username: bot.username }];
  const made = await from.challenge({ variant: 'zweier', ...terms, rated, opponents });
  expect(made.userErrors).toEqual([]);
  return made.challenge!;
};

const untilHeard = (bot: LivingBot, line: string) =>
  until(`the bot to hear “${line}”`, async () => (await bot.heard()).includes(line));

interface Turn {
  readonly status: string;
  readonly toAct: number | null;
  readonly viewerSeat: number;
  readonly deal: { readonly legal: readonly string[] };
}
const TURN = 'status toAct viewerSeat deal { legal }';

/** These bots must not outlive the tests. */
const running = new Set<LivingBot>();

async function started(start: StartBot, token: string, cursor: string | null): Promise<LivingBot> {
  const bot = await start(service.base, token, cursor);
  running.add(bot);
  return bot;
}

describe.each(BOTS)('a bot in %s', (_, start) => {
  it('hears all of its life; an error concerns one match; it goes on where it was stopped', async () => {
    const { bot, token } = await account();
    const [gerda, otto] = [await service.player(), await service.player()];
    const waiting = await challenge(gerda, bot);
    const first = await started(start, token, null);
    const { matchId } = waiting;
    await untilHeard(first, `start ${matchId}`);
    await until('its greeting', async () => (await textsSeenBy(gerda, matchId)).includes('HELLO'));
    for (const text of ['Hello', 'fail', 'Well?']) await mustSend(gerda, matchId, text);
    // The service may publish messages in any order.
    const lines = ['message Hello', 'message fail', `error ${matchId}`, 'message Well?'];
    for (const line of lines) await untilHeard(first, line);
    await gerda.resign(matchId);
    await untilHeard(first, `end ${matchId} FINISHED`);
    const heard = await first.heard();
    expect(heard.slice(0, 2)).toEqual([`challenge ${waiting.id}`, `start ${matchId}`]);
    expect(heard.slice(2, -1).toSorted()).toEqual(lines.toSorted());
    expect(heard.at(-1)).toBe(`end ${matchId} FINISHED`);

    const left = await challenge(otto, bot, true);
    await untilHeard(first, `challenge ${left.id}`);
    await untilOutboxEmpty(service);
    await first.stop();
    const cursor = await first.cursor();
    await bot.accept({ challengeId: left.id });
    await mustSend(otto, left.matchId, 'Are you there?');
    await otto.resign(left.matchId);
    await untilOutboxEmpty(service);
    const second = await started(start, token, cursor);
    await untilHeard(second, `end ${left.matchId} FINISHED`);
    await untilHeard(second, 'message Are you there?');
    const later = await second.heard();
    // The service may publish a message and the end of its match in either order.
    expect(later.filter((line) => !line.startsWith('challenge')).toSorted()).toEqual([
      `end ${left.matchId} FINISHED`,
      'message Are you there?',
      `start ${left.matchId}`,
    ]);
  });

  it('hears of its match in a competition, and plays it to the end', async () => {
    const { bot, token } = await account();
    const gerda = await service.player();
    const terms = { allowsBots: true, target: 1, places: 2, leastEntries: 2 };
    const id = await announce(gerda, terms);
    // The match may begin before the program listens.
    const { eventCursor } = await bot.ask<{ eventCursor: string }>('{ eventCursor }');
    const program = await started(start, token, eventCursor);
    for (const entrant of [gerda, bot]) await enter(entrant, id);
    const matchId = await until('the match', async () => {
      const { pairings } = await shownCompetition(gerda, id);
      return pairings.nodes[0]?.playedMatches[0]?.id;
    });
    await untilHeard(program, `start ${matchId}`);
    await until('the end of the competition', async () => {
      const { status, toAct, viewerSeat, deal } = await gerda.match<Turn>(matchId, TURN);
      if (status === 'IN_PROGRESS' && toAct === viewerSeat)
        await gerda.act(matchId, [deal.legal[0]!]);
      return (await shownCompetition(gerda, id)).status === 'ENDED';
    });
    await untilHeard(program, `end ${matchId} FINISHED`);
    expect(await program.heard()).toEqual([`start ${matchId}`, `end ${matchId} FINISHED`]);
  });
});
