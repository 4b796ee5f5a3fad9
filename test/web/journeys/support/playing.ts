/** Plays at the table by what the page offers, as a person does. */
import type { Locator, Page } from 'playwright-core';
import { seeded } from '../../../../src/engine/record/shuffle.js';
import { until } from '../../../support/wait.js';
import { attributesOf } from './person.js';
import type { Person } from './person.js';

const random = seeded(38);

/** How long one tap may take on a very busy machine before the table is looked at again. */
const TAP_MILLIS = 3_000;

/** Plays until `isDone`, or until the match is over. */
export async function playUntil(person: Person, isDone: () => Promise<boolean>): Promise<void> {
  await until(
    `${person.language}: the match to go on`,
    async () => {
      if (await isDone()) return true;
      await playOnce(person);
      return false;
    },
    PATIENCE_MILLIS,
  );
}

/** A match of a slow machine; only a failing test waits for it. */
const PATIENCE_MILLIS = 170_000;

export const playToEnd = (person: Person): Promise<void> => playUntil(person, () => isOver(person));

export const isOver = async (person: Person): Promise<boolean> =>
  (await matchEnd(person).count()) > 0 && (await dealBox(person).count()) === 0;

/** The region that appears when the match is over. */
export const matchEnd = (person: Person): Locator =>
  person.page.getByRole('region', { name: person.text('table.matchOver') });

const dealBox = (person: Person): Locator => person.button('table.goOn');

/** Does one thing that the table offers, if it offers any. */
export async function playOnce(person: Person): Promise<void> {
  const { page } = person;
  if (await dealBox(person).isVisible()) return tap(dealBox(person));
  const group = page.getByRole('group', { name: person.text('table.actions') });
  const kinds = await attributesOf(group.locator('button[data-kind]'), 'data-kind');
  const kind = PREFERRED.find((each) => kinds.includes(each));
  if (kind) return call(group.locator(`button[data-kind="${kind}"]`).first());
  await tapCard(page);
}

/** Bids come before a pass, so that contracts are played; a claim is made where it is offered. */
const PREFERRED = [
  'ClaimAction',
  'CutAction',
  'NameTrumpAction',
  'BidAction',
  'DrawAction',
  'PassAction',
  'AnnounceMarriageAction',
];

/** Taps a button, and once more where it asks first. */
async function call(button: Locator): Promise<void> {
  await tap(button);
  await tap(button.and(button.page().locator('[data-armed]')));
}

/** Taps a card, or the button that confirms what was chosen: while cards are laid aside, a tap only chooses. */
async function tapCard(page: Page): Promise<void> {
  const confirm = page.locator('ul:has(button[data-card]) + div > button');
  if (await confirm.isVisible()) return tap(confirm);
  const cards = page.locator('button[data-card][data-state="legal"]:not([aria-pressed="true"])');
  const count = await cards.count();
  // Not always the first: some pairs may not be laid aside.
  if (count > 0) await tap(cards.nth(Math.floor(random() * count)));
}

/** A button may be gone before it is tapped: then the table has changed, and is looked at again. */
export async function tap(button: Locator): Promise<void> {
  if ((await button.count()) === 0) return;
  await button.click({ timeout: TAP_MILLIS }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  });
}
