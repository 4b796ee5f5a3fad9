import { Inject, Injectable, Logger } from '@nestjs/common';
import { parse, validate } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ApiError } from '../api/api-error.js';
import { StartupError } from '../config/config.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { errorText } from '../errors.js';
import { MAX_TOKENS } from '../accounting/price.js';
import { ALL_RULES } from './document/document-rule.js';
import { asksForSchema } from '../accounting/introspection.js';

/** The document of a request, as the client sent it, unchecked. */
export interface NamedDocument {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}

/** Apollo's manifest of persisted queries. */
const APOLLO = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  operations: z.array(z.object({ id: z.string().min(1), body: z.string() })),
});
/** A map from ids to documents, as Relay and GraphQL Code Generator write it. */
const PLAIN = z.record(z.string().min(1), z.string());

/** The documents that clients may send, if TRUSTED_DOCUMENTS names them. Otherwise they may send any. */
@Injectable()
export class TrustedDocuments {
  private readonly logger = new Logger(TrustedDocuments.name);
  /** The texts, by their id in the manifest and by their hash; null if all documents are trusted. */
  private readonly texts: ReadonlyMap<string, string> | null;

  /** @throws StartupError for a manifest that cannot be read */
  constructor(@Inject(CONFIG) { TRUSTED_DOCUMENTS: path }: Pick<Config, 'TRUSTED_DOCUMENTS'>) {
    this.texts = path === undefined ? null : textsIn(path);
  }

  /**
   * The text of the document that a request names by its id; undefined if the request must contain the text.
   *
   * @throws ApiError DOCUMENT_NOT_TRUSTED for an unknown id
   */
  textOf(named: NamedDocument): string | undefined {
    const id = this.texts && idIn(named);
    if (id === null) return undefined;
    return this.texts?.get(id) ?? notTrusted();
  }

  /**
   * Checks whether a text may be executed. A query for the schema alone always may, because the schema is public.
   *
   * @throws ApiError DOCUMENT_NOT_TRUSTED
   */
  check(text: unknown): void {
    if (!this.texts || typeof text !== 'string' || text === '') return;
    if (this.texts.has(hashOf(text)) || isAboutSchema(text)) return;
    notTrusted();
  }

  /** Logs documents that do not fit the schema: a client is older or newer than the service. */
  checkAgainst(schema: GraphQLSchema): void {
    const texts = [...new Set(this.texts?.values())];
    const wrong = texts.map((text) => faultIn(text, schema)).filter((fault) => fault !== null);
    if (wrong.length === 0) return;
    this.logger.warn(
      `${wrong.length} of ${texts.length} trusted documents do not fit the schema; the first: ${wrong[0]}`,
    );
  }
}

function notTrusted(): never {
  throw new ApiError('DOCUMENT_NOT_TRUSTED', {
    en: 'This service executes only the documents of its own clients.',
    de: 'Dieser Dienst führt nur die Dokumente seiner eigenen Programme aus.',
  });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The prefix of ids that are hashes, in GraphQL over HTTP. */
const PREFIX = /^sha256:/;

/** The id that a request names: the id of GraphQL over HTTP, or Apollo's hash. */
function idIn({ documentId, extensions }: NamedDocument): string | null {
  const id = documentId ?? hashIn(extensions);
  return typeof id === 'string' ? id.replace(PREFIX, '') : null;
}

const EXTENSIONS = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

const hashIn = (extensions: unknown): string | undefined =>
  EXTENSIONS.safeParse(extensions).data?.persistedQuery.sha256Hash;

function isAboutSchema(text: string): boolean {
  try {
    return asksForSchema(parse(text, { maxTokens: MAX_TOKENS }));
  } catch {
    return false; // not GraphQL, so not trusted
  }
}

function textsIn(path: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [id, text] of manifestAt(path)) {
    texts.set(hashOf(text), text);
    texts.set(id.replace(PREFIX, ''), text);
  }
  return texts;
}

function manifestAt(path: string): (readonly [id: string, text: string])[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const apollo = APOLLO.safeParse(manifest);
    if (apollo.success) return apollo.data.operations.map(({ id, body }) => [id, body]);
    return Object.entries(PLAIN.parse(manifest));
  } catch (error) {
    throw new StartupError(
      `TRUSTED_DOCUMENTS cannot be read as a manifest of documents: ${errorText(error)}`,
    );
  }
}

/** The error in a document; null for a valid one. */
function faultIn(text: string, schema: GraphQLSchema): string | null {
  try {
    const document = parse(text, { maxTokens: MAX_TOKENS });
    return validate(schema, document, ALL_RULES)[0]?.message ?? null;
  } catch (error) {
    return errorText(error);
  }
}
