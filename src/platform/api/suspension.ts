import { ApiError } from './api-error.js';
import type { InLanguages } from './reader.js';

/** How long a sanction lasts: a time as ISO 8601, null for good. */
export interface Lasting {
  readonly until: string | null;
}

/** A suspension that holds now. */
export interface Suspension extends Lasting {
  /** The reason as the moderator wrote it. */
  readonly because: string;
}

/** A credential that is valid but for a suspension of its owner. */
export interface Suspendable {
  readonly suspension: Suspension | null;
}

/** The words for how long a sanction lasts. */
export const lastingText = ({ until }: Lasting): InLanguages => {
  if (until === null) return { en: 'for good', de: 'auf Dauer' };
  const minute = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
  return { en: `until ${minute} UTC`, de: `bis ${minute} UTC` };
};

/** The refusal of a suspended person. Only a valid credential of their own gets this answer. */
function suspended({ until, because }: Suspension): ApiError {
  const { en, de } = lastingText({ until });
  const texts = {
    en: `Your account is suspended ${en}. Reason: ${because}`,
    de: `Dein Konto ist ${de} gesperrt. Grund: ${because}`,
  };
  return new ApiError('SUSPENDED', texts, { until: isoOf(until), because });
}

/** The same without its suspension. @throws ApiError SUSPENDED when its owner is suspended */
export function unlessSuspended<T extends Suspendable>({
  suspension,
  ...rest
}: T): Omit<T, 'suspension'> {
  if (suspension) throw suspended(suspension);
  return rest;
}

/** The refusal of a text from a person who is muted. */
export function muted({ until }: Lasting): ApiError {
  const { en, de } = lastingText({ until });
  const texts = {
    en: `You may post no texts ${en}.`,
    de: `Du darfst ${de} keine Texte schreiben.`,
  };
  return new ApiError('MUTED', texts, { until: isoOf(until) });
}

const isoOf = (until: string | null): string | null => until && new Date(until).toISOString();
