/**
 * Real: the service. The documents' examples are run, and their tables are compared with the code.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { TestClient } from '../support/client.js';
import type { MatchJson } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';
import { Examples } from './docs/graphql.js';
import { anchorsIn, blocksIn, documents, linksIn, withTables } from './docs/markdown.js';
import type { Block } from './docs/markdown.js';
import { textPattern } from './docs/pattern.js';
import { run, runShell } from './docs/shell.js';
import type { Variables } from './docs/shell.js';
import { tables } from './docs/tables.js';
import { Wire } from './docs/wire.js';

/** The languages of blocks that show requests and answers. */
const WIRE = ['http', 'ws'];

/**
 * Files that docs/README.md does not list: itself, and the schema as it was last published, with which
 * `npm run changes` compares.
 */
const UNLISTED = new Set(['README.md', 'schema.published.graphql']);

/** With this many of the seven game points, this deal may be the last, since it brings at most three. */
const MAY_BE_LAST = 4;

/** Whether the README's commands take over: the talon is drawn in a deal that may be the last, or the match is over. */
const isNearEnd = ({ status, score, deal }: MatchJson): boolean =>
  status !== 'IN_PROGRESS' || (Math.max(...score) >= MAY_BE_LAST && deal.talonCount === 0);

/**
 * The README's commands start several programs for each action, which is slow. They play only the last tricks; this
 * function plays what comes before.
 */
async function playToLastTricks(base: string, { token, match }: Variables): Promise<void> {
  const reader = new TestClient(base);
  reader.accessToken = token;
  for (;;) {
    const seen = await until('the bot', async () => {
      const now = await reader.match(match, 'status score deal { legal talonCount }');
      return (isNearEnd(now) || now.deal.legal.length > 0) && now;
    });
    if (isNearEnd(seen)) return;
    const { userErrors } = await reader.act(match, [seen.deal.legal[0]!]);
    expect(userErrors).toEqual([]);
  }
}

describe('examples in the documents', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('the first match in README.md works, from registering to the proof of its shuffles', async () => {
    const blocks = await blocksIn('README.md');
    const before = async ({ text }: Block, variables: Variables) => {
      if (text.includes('play_on()')) await playToLastTricks(service.base, variables);
    };
    const transcripts = await runShell(blocks, service.base, before);
    expect(transcripts.length).toBeGreaterThan(5);
    for (const { place, output, expected } of transcripts) {
      if (expected !== null)
        expect([place, output]).toEqual([place, expect.stringMatching(textPattern(expected))]);
    }
    // The end of a match takes long, with some programs of Node for each action.
  }, 900_000);

  it.each([
    'docs/api.md',
    'docs/bots.md',
    'docs/mail.md',
    'docs/messages.md',
    'docs/events.md',
    'docs/notifications.md',
    'docs/plans.md',
    'docs/webhooks.md',
    'docs/around-the-match.md',
    'docs/clubs.md',
    'docs/competitions/api.md',
    'docs/clock.md',
    'docs/reviews.md',
  ])('%s: every operation works, in order', async (page) => {
    const examples = new Examples(service.base);
    const blocks = (await blocksIn(page)).filter((b) => b.language === 'graphql');
    expect(blocks.length).toBeGreaterThan(3);
    try {
      for (const block of blocks) await examples.run(block);
      await examples.finish();
    } finally {
      await examples.close();
    }
  });

  it('docs/export.md: every command works, in order', async () => {
    const transcripts = await runShell(await blocksIn('docs/export.md'), service.base, () =>
      Promise.resolve(),
    );
    for (const { place, output, expected } of transcripts) {
      if (expected !== null)
        expect([place, output]).toEqual([place, expect.stringMatching(textPattern(expected))]);
    }
    // The first command of the project in a fresh copy builds it.
  }, 900_000);

  it.each([
    ['docs/clients.md', 20],
    ['docs/protocols.md', 20],
    ['docs/oauth.md', 12],
  ])('%s: the requests and answers are as written', async (page, most) => {
    const wire = new Wire(service.base);
    const blocks = (await blocksIn(page)).filter((b) => WIRE.includes(b.language));
    expect(blocks.length).toBeGreaterThan(most);
    try {
      for (const block of blocks) await wire.run(block);
    } finally {
      wire.close();
    }
  });

  it('docs/bots.md: the bot plays a match to its end', async () => {
    const [program] = (await blocksIn('docs/bots.md')).filter((b) => b.language === 'js');
    const player = await service.player();
    await player.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
    const folder = await mkdtemp(join(tmpdir(), 'bummerl-docs-'));
    const file = join(folder, 'bot.mjs');
    await writeFile(file, program!.text);
    const env = { BASE: service.base, TOKEN: player.accessToken!, WAIT: '20' };
    const output = await run(process.execPath, [file], env);
    await rm(folder, { recursive: true });
    expect(output).toContain('no match of mine is running');
  });
});

describe('the code in the documents', () => {
  it('tables in the documents are current (else: UPDATE_DOCS=1 npm test -- test/e2e/docs.test.ts)', async () => {
    const generated = await tables();
    for (const path of await documents()) {
      const document = await readFile(path, 'utf8');
      const current = withTables(document, generated);
      if (process.env.UPDATE_DOCS) await writeFile(path, current);
      else expect(document).toBe(current);
    }
  });

  it('commands in the documents exist', async () => {
    const scripts: Record<string, string> = {};
    for (const folder of ['.', 'clients/typescript', 'clients/web']) {
      const text = await readFile(join(folder, 'package.json'), 'utf8');
      Object.assign(scripts, (JSON.parse(text) as { scripts: Record<string, string> }).scripts);
    }
    for (const path of await documents()) {
      const text = await readFile(path, 'utf8');
      const named = [...text.matchAll(/npm (?:run (?:-s )?)([a-z][\w:-]*)/g)].map((m) => m[1]!);
      expect([path, named.filter((name) => !Object.hasOwn(scripts, name))]).toEqual([path, []]);
    }
  });

  it('links in the documents lead to files', async () => {
    for (const path of await documents()) {
      for (const { file } of await linksIn(path)) {
        const found = (await readdir(dirname(file))).includes(basename(file));
        expect([path, file, found]).toEqual([path, file, true]);
      }
    }
  });

  it('links in the documents lead to headings', async () => {
    const anchors = new Map<string, string[]>();
    for (const path of await documents()) anchors.set(path, await anchorsIn(path));
    const links = (await Promise.all([...anchors.keys()].map(linksIn))).flat();
    const toHeadings = links.filter(({ anchor }) => anchor !== undefined);
    expect(toHeadings.length).toBeGreaterThan(100);
    expect(toHeadings.filter(({ file, anchor }) => !anchors.get(file)?.includes(anchor!))).toEqual(
      [],
    );
  });

  it('README.md has fewer than 200 lines', async () => {
    expect((await readFile('README.md', 'utf8')).split('\n').length).toBeLessThanOrEqual(200);
  });

  it.each(['docs/architecture.md', 'CONTRIBUTING.md'])(
    '%s: the source files that it names exist',
    async (path) => {
      const trees = await Promise.all(
        ['src', 'tools', 'test', 'clients/web/src'].map(async (root) =>
          (await readdir(root, { recursive: true })).map((file) => `/${root}/${file}`),
        ),
      );
      const files = trees.flat();
      const text = await readFile(path, 'utf8');
      // Leaves out `<name>.module.ts`, which stands for many files.
      const named = [...text.matchAll(/(?<![\w.>*/-])(\w[\w./-]*\.ts)\b/g)].map((m) => `/${m[1]!}`);
      expect(named.length).toBeGreaterThan(10);
      expect(named.filter((file) => !files.some((it) => it.endsWith(file)))).toEqual([]);
    },
  );

  it.each(['docs', 'docs/rules', 'docs/adr'])('%s/README.md names every page', async (folder) => {
    const pages = (await readdir(folder)).filter((file) => /\.(md|mjs|graphql)$/.test(file));
    const files = pages.filter((file) => !UNLISTED.has(file)).map((file) => join(folder, file));
    const linked = (await linksIn(`${folder}/README.md`)).map(({ file }) => file);
    expect(files.filter((file) => !linked.includes(file))).toEqual([]);
  });
});
