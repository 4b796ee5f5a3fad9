import { expect } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DOCUMENT_SCHEMAS } from '../../src/modules/matches/domain/document-schemas.js';
import type { DocumentName } from '../../src/modules/matches/domain/document-schemas.js';

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
const CHECKS = {
  record: ajv.compile(DOCUMENT_SCHEMAS.record),
  proof: ajv.compile(DOCUMENT_SCHEMAS.proof),
};

/** The errors in a document by its published schema. */
export function documentFaults(name: DocumentName, document: unknown): readonly string[] {
  const check = CHECKS[name];
  if (check(document)) return [];
  return check.errors!.map(({ instancePath, message }) => `${name}${instancePath}: ${message}`);
}

/** Expects a match's documents to fit their published schemas. */
export function expectDocuments(documents: Partial<Readonly<Record<DocumentName, unknown>>>): void {
  for (const [name, document] of Object.entries(documents))
    expect(documentFaults(name as DocumentName, document)).toEqual([]);
}
