import { createHash } from 'node:crypto';

/** The key under which a record is stored: a hash, so that reading the table gives nobody a token. */
export const recordKey = (model: string, id: string): Buffer =>
  createHash('sha256').update(`${model}:${id}`).digest();
