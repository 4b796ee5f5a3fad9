/** The example bots of both languages, as programs, against each other. */
import { expect } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestClient } from './client.js';
import type { RuleCase } from './every-option.js';
import { botToken, bundled, Program, PYTHON, TYPESCRIPT } from './programs.js';
import type { TestService } from './service.js';
import { until } from './wait.js';

/** How long matches of all rules may take on a very busy machine. */
const PATIENCE_MILLIS = 240_000;

export class ExampleBots {
  private constructor(
    private readonly players: readonly [TestClient, TestClient],
    private readonly programs: readonly Program[],
    private readonly folder: string,
  ) {}

  static async start(service: TestService): Promise<ExampleBots> {
    const players = [await service.player(), await service.player()] as const;
    const [typescript, python] = players;
    const folder = await mkdtemp(join(tmpdir(), 'bummerl-bots-'));
    const file = join(folder, 'bot.mjs');
    await bundled(`${TYPESCRIPT}/examples/bot.ts`, 'node', file);
    const env = { BUMMERL_URL: service.base };
    const programs = [
      new Program(process.execPath, [file], { ...env, BUMMERL_TOKEN: await botToken(typescript) }),
      new Program('python3', [`${PYTHON}/bot.py`, service.base], {
        BUMMERL_TOKEN: await botToken(python),
      }),
    ];
    return new ExampleBots(players, programs, folder);
  }

  /** Lets both play short matches by these rules, with house bots at the other seats; all must come to their end. */
  async play(cases: readonly RuleCase[]): Promise<void> {
    const waiting = new Map<string, string>();
    for (const rules of cases) waiting.set(await this.begin(rules), rules.name);
    await until(
      'the ends of all matches',
      async () => {
        for (const program of this.programs) program.assertRuns();
        for (const id of [...waiting.keys()])
          if ((await this.statusOf(id)) === 'FINISHED') waiting.delete(id);
        return waiting.size === 0;
      },
      PATIENCE_MILLIS,
    );
  }

  /** Ends the programs; they must have reported nothing. */
  async stop(): Promise<void> {
    const output = await Promise.all(this.programs.map((program) => program.stop()));
    await rm(this.folder, { recursive: true });
    expect(output).toEqual(['', '']);
  }

  /** Begins a match of both; returns its id. */
  private async begin({ name, variant, seatCount, preset, rules }: RuleCase): Promise<string> {
    const [creator, guest] = this.players;
    const bots = Array.from({ length: seatCount - 2 }, () => ({ bot: 'random' }));
    const opponents = [{ username: guest.username }, ...bots];
    const input = { variant, preset, rules, target: 1, rated: false, timeControl: {}, opponents };
    const made = await creator.challenge(input);
    expect({ name, userErrors: made.userErrors }).toEqual({ name, userErrors: [] });
    // Two users have one open challenge at most: the next one is made when the bot has accepted this one.
    const { matchId } = made.challenge!;
    await until(`the match of ${name}`, async () => (await this.statusOf(matchId)) !== null);
    return matchId;
  }

  private async statusOf(matchId: string): Promise<string | null> {
    const match = await this.players[0].match<{ status: string } | null>(matchId, 'status');
    return match?.status ?? null;
  }
}
