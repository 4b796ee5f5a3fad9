import type { Page } from 'playwright-core';

/** How long a card lay on the table, in milliseconds. */
export interface SeenCard {
  /** Its name in English. */
  readonly card: string;
  readonly shown: number;
}

/** Notes which cards lie on the table, and how long, in the order in which they appear. Runs before the page's scripts. */
export const WATCH_TRICKS = `{
  const seen = (window.seenCards = new Map());
  const look = () => {
    const now = performance.now();
    for (const card of document.querySelectorAll('ol[data-seats] > li[aria-label]')) {
      const label = card.getAttribute('aria-label').replace(/^.* plays /, '').replace(/\\.$/, '');
      const known = seen.get(label);
      seen.set(label, { from: known?.from ?? now, until: now });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** The cards that have lain on the table since the last call. */
export const seenCards = (page: Page): Promise<SeenCard[]> =>
  page.evaluate<SeenCard[]>(`(() => {
    const all = [...window.seenCards].map(([card, { from, until }]) => ({ card, shown: until - from }));
    window.seenCards.clear();
    return all;
  })()`);
