import { Global, Logger, Module } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ENGLISH_WORDS } from './english.js';
import { GERMAN_WORDS } from './german.js';
import { WordFilter } from './word-filter.js';
import { parseWords } from './word-list.js';
import type { ListedWord } from './word-list.js';

const logger = new Logger('Words');

const SUPPLIED = { 'words.de.txt': GERMAN_WORDS, 'words.en.txt': ENGLISH_WORDS };

/** The operator's list replaces the one that comes with the service; an empty one means no words. */
async function wordsOf(folder: string | null, file: keyof typeof SUPPLIED): Promise<ListedWord[]> {
  const own = folder === null ? null : await readList(join(folder, file));
  const { words, mistakes } = parseWords(own ?? SUPPLIED[file]);
  for (const mistake of mistakes) logger.warn(`${file}: ${mistake}`);
  return [...words];
}

/** Null if there is no such file. @throws Error when it cannot be read */
async function readList(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const filterFor = async ({ TEXTS_DIR }: Pick<Config, 'TEXTS_DIR'>): Promise<WordFilter> =>
  new WordFilter([
    ...(await wordsOf(TEXTS_DIR, 'words.de.txt')),
    ...(await wordsOf(TEXTS_DIR, 'words.en.txt')),
  ]);

/** The filter for words, with the lists that hold when the service starts. */
@Global()
@Module({
  providers: [{ provide: WordFilter, inject: [CONFIG], useFactory: filterFor }],
  exports: [WordFilter],
})
export class WordsModule {}
