import { createHash } from 'node:crypto';

/** Under what a record is stored: whoever reads the table can show nothing of it. */
export const recordKey = (model: string, id: string): Buffer =>
  createHash('sha256').update(`${model}:${id}`).digest();
