/** Archives as they are in databases: the bytes of today's format must give the same events in every later release. */
import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { seeded, VARIANTS } from '../../../src/engine/index.js';
import { archiveChecked } from '../../../src/modules/matches/application/archive.sweep.js';
import type { StoredMatch } from '../../../src/modules/matches/domain/stored-match.js';
import {
  packArchive,
  unpackArchive,
} from '../../../src/modules/matches/storage/archive/archive-bytes.js';
import { OpenedArchive } from '../../../src/modules/matches/storage/archive/match-archives.js';
import { playComplete } from '../../support/complete-match.js';

/** An archived match and what is read from it. `UPDATE_ARCHIVES=1` writes the file, for a new format into a new one. */
interface Golden {
  readonly name: string;
  /** The row of the match. */
  readonly match: StoredMatch;
  /** The archive, in base64. */
  readonly archive: string;
  readonly events: number;
  /** SHA-256 over the events as JSON, in hex. */
  readonly eventsHash: string;
  /** SHA-256 over the deals as JSON, in hex. */
  readonly dealsHash: string;
}

const FILE = new URL('./archives-of-format-1.jsonl', import.meta.url);
const PLAYS = {
  'to its end': { leaves: 0, offers: 0 },
  'with offers, until players leave': { leaves: 5, offers: 100 },
};

const PLAYED = VARIANTS.flatMap((variant) =>
  Object.entries(PLAYS).map(([how, disturbances]) => ({ variant, how, disturbances })),
);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function readThrough(match: StoredMatch, bytes: Buffer) {
  const opened = new OpenedArchive(match, unpackArchive(bytes));
  const events = await opened.events();
  return { events: events.length, eventsHash: hashOf(events), dealsHash: hashOf(opened.deals) };
}

async function made(): Promise<Golden[]> {
  const goldens: Golden[] = [];
  for (const { variant, how, disturbances } of PLAYED) {
    const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
    const { match, ...rows } = playComplete(variant, options, seeded(7), disturbances);
    const archive = packArchive(await archiveChecked({ match, ...rows }));
    const read = await readThrough(match, archive);
    goldens.push({
      name: `${variant.key} ${how}`,
      match,
      archive: archive.toString('base64'),
      ...read,
    });
  }
  return goldens;
}

const lineOf = (golden: Golden) => `${JSON.stringify(golden)}\n`;
if (process.env['UPDATE_ARCHIVES']) writeFileSync(FILE, (await made()).map(lineOf).join(''));
const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
const goldens = lines.map((line) => JSON.parse(line) as Golden);

describe('an archive of format 1 gives the events and deals that it gave when it was written', () => {
  it.each(goldens)('$name', async ({ match, archive, events, eventsHash, dealsHash }) => {
    const row = { ...match, finishedAt: new Date(match.finishedAt!) };
    const read = await readThrough(row, Buffer.from(archive, 'base64'));
    expect(read).toEqual({ events, eventsHash, dealsHash });
  });

  it('every variant has two', () => {
    const names = PLAYED.map(({ variant, how }) => `${variant.key} ${how}`);
    expect(goldens.map(({ name }) => name)).toEqual(names);
  });
});
