import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { isCleanText } from '../../users/application/index.js';
import type { Wording } from '../domain/message.js';
import type { Phrase } from '../domain/phrases.js';
import { messageFailure } from './message-failure.js';

const MAX_LENGTH = 500;

/** What a client wishes to say, as it was sent. */
export interface WordingWish {
  readonly text: string | null;
  readonly phrase: Phrase | null;
}

/** A text or a phrase that can be sent, or why not. */
export function wordingOf({ text, phrase }: WordingWish): Result<Wording, Failure> {
  if (phrase !== null && text === null) return ok({ text, phrase });
  if (phrase !== null || text === null) return refuse(messageFailure('TEXT_OR_PHRASE'));
  return isSpeakable(text) ? ok({ text, phrase }) : refuse(messageFailure('TEXT_INVALID', 'text'));
}

/** Characters are Unicode's; line breaks are the one control character that a text may hold. */
function isSpeakable(text: string): boolean {
  const length = [...text].length;
  return text.trim() !== '' && length <= MAX_LENGTH && isCleanText(text.replaceAll('\n', ' '));
}
