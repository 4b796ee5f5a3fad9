import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ArchivedMatch } from '../../domain/archive/archived-match.js';

/** An archive as bytes: JSON, deflated. */
export const packArchive = (archived: ArchivedMatch): Buffer =>
  deflateRawSync(JSON.stringify(archived), { level: 9 });

/** @throws Error if the bytes are damaged, or of a format that this release does not know */
export function unpackArchive(bytes: Buffer): ArchivedMatch {
  const archived = JSON.parse(inflateRawSync(bytes).toString()) as ArchivedMatch;
  if (archived.format !== 1) throw new Error(`unknown format ${String(archived.format)}`);
  return archived;
}
