import type { FailureMeaning } from '../../../platform/api/failure.js';
import { areCleanLines } from '../../users/application/index.js';
import { MAX_REASON, MIN_REASON } from '../domain/reason.js';

/** The meaning of `MODERATION_REASON_INVALID`, for the lists of failures of all modules that write the log. */
export const MODERATION_REASON_INVALID: FailureMeaning = {
  en: `Give a reason of ${MIN_REASON} to ${MAX_REASON} characters: the person concerned reads it.`,
  de: `Gib einen Grund mit ${MIN_REASON} bis ${MAX_REASON} Zeichen an: die betroffene Person liest ihn.`,
  todo: 'Ask for a reason.',
};

/** Whether a text can be the reason of an act. */
export function isModerationReason(text: string): boolean {
  const length = [...text.trim()].length;
  return length >= MIN_REASON && length <= MAX_REASON && areCleanLines(text);
}
