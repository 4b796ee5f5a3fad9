/** Pure: reads the files of the migrations. */
import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS, RELEASED, changedSince, hashesIn } from '../changes/released-migrations.js';
import type { Hashes } from '../changes/released-migrations.js';

it('no released migration has changed', async () => {
  const released = JSON.parse(await readFile(RELEASED, 'utf8')) as Hashes;
  const now = await hashesIn(MIGRATIONS);
  expect(Object.keys(now).length).toBeGreaterThan(0);
  expect(changedSince(released, now)).toEqual([]);
});

it('a changed and a removed migration are found, a new one may come', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-migrations-'));
  try {
    await mkdir(join(folder, 'first'));
    for (const file of ['1-first.ts', 'first/part.ts', '2-second.ts', 'index.ts'])
      await writeFile(join(folder, file), file);
    const released = await hashesIn(folder);
    await writeFile(join(folder, 'index.ts'), 'one more');
    await writeFile(join(folder, '3-third.ts'), 'new');
    expect(changedSince(released, await hashesIn(folder))).toEqual([]);
    await writeFile(join(folder, 'first/part.ts'), 'changed');
    await rm(join(folder, '2-second.ts'));
    expect(changedSince(released, await hashesIn(folder))).toEqual([
      '2-second.ts',
      'first/part.ts',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
