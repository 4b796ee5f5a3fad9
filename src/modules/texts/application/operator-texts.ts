import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InLanguages, Language } from '../../../platform/api/reader.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { PLACEHOLDERS, TEXT_KINDS, TEXT_TITLES } from '../domain/operator-text.js';
import type { TextKind } from '../domain/operator-text.js';

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** Longer files are not read in full: nobody reads them either. */
const MOST_CHARACTERS = 200_000;

/** A page of the service with a text. */
interface TextPage {
  readonly title: string;
  readonly path: string;
}

/** The texts that the operator has put into `TEXTS_DIR`. They are read once, when the service starts. */
@Injectable()
export class OperatorTexts implements OnModuleInit {
  private readonly logger = new Logger(OperatorTexts.name);
  private readonly texts = new Map<TextKind, Partial<InLanguages>>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'TEXTS_DIR' | 'embedded'>) {}

  async onModuleInit(): Promise<void> {
    const { TEXTS_DIR: folder } = this.config;
    if (folder === null) return;
    for (const kind of TEXT_KINDS) this.texts.set(kind, await readTexts(folder, kind));
  }

  /** Tells the operator in the log what is missing. */
  warnOfPlaceholders(): void {
    const missing = TEXT_KINDS.filter((kind) => PLACEHOLDERS[kind] && !this.isWritten(kind));
    if (missing.length === 0 || this.config.embedded) return;
    this.logger.warn(
      `visitors see placeholders for ${missing.join(' and ')}: put ${missing.map((kind) => `${kind}.en.txt and ${kind}.de.txt`).join(', ')} into TEXTS_DIR`,
    );
  }

  /** Whether the operator has written it, in one language at least. */
  isWritten(kind: TextKind): boolean {
    return Object.keys(this.texts.get(kind) ?? {}).length > 0;
  }

  /** The pages of those texts that the operator has written, with their titles in a language. */
  written(kinds: readonly TextKind[], language: Language): readonly TextPage[] {
    return kinds
      .filter((kind) => this.isWritten(kind))
      .map((kind) => ({ title: TEXT_TITLES[kind][language], path: `/${kind}` }));
  }

  /** The text in a language, else in the other one, else the placeholder; null if there is nothing to show. */
  find(kind: TextKind, language: Language): string | null {
    const texts = this.texts.get(kind) ?? {};
    return texts[language] ?? texts.en ?? texts.de ?? PLACEHOLDERS[kind]?.[language] ?? null;
  }
}

async function readTexts(folder: string, kind: TextKind): Promise<Partial<InLanguages>> {
  const read = LANGUAGES.map(async (language) => [
    language,
    await readText(folder, kind, language),
  ]);
  const found = (await Promise.all(read)) as [Language, string | null][];
  return Object.fromEntries(found.filter(([, text]) => text !== null));
}

/** Null if there is no such file, or nothing in it. @throws Error when it cannot be read */
async function readText(
  folder: string,
  kind: TextKind,
  language: Language,
): Promise<string | null> {
  try {
    const text = await readFile(join(folder, `${kind}.${language}.txt`), 'utf8');
    return text.trim() === '' ? null : text.slice(0, MOST_CHARACTERS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
