import { useState } from 'preact/hooks';
import { viewerId } from './session';
import { keepInTab, removeFromTab, textOfTab } from './storage';

/**
 * Texts that people are writing. They outlive what takes a form off the page: a reload, a way to another page and back,
 * the end of the session, or a report that is given back. They stay in this tab, are shown to the same user only, and go
 * when the text is sent or the user signs out.
 */
const PREFIX = 'bummerl.draft.';

/** Forgets all texts: the user of this tab leaves. */
export const forgetDrafts = (): void => removeFromTab(PREFIX);

/**
 * A text that is being written, and a function that changes it; an empty text is forgotten.
 *
 * @param name what is written about what, such as `appeal` and an id
 */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const key = `${PREFIX}${viewerId.peek() ?? ''}.${name}`;
  const [text, setText] = useState(() => textOfTab(key) ?? '');
  const change = (next: string): void => {
    setText(next);
    keepInTab(key, next || null);
  };
  return [text, change];
}
