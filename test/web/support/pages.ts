/** Finds things on the pages of the web client as users do: by role and name, with the texts of the catalogues. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

export type Language = 'en' | 'de';

/** A text of the client without arguments, by its area and key: `app.signIn`. */
export function textOf(key: string, language: Language = 'en'): string {
  const [area, ...name] = key.split('.');
  const path = `clients/web/src/messages/${language}/${area!}.json`;
  const text = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)[name.join('.')];
  if (text === undefined) throw new Error(`no message is called ${key}`);
  return text;
}

const main = (page: Page): Locator => page.getByRole('main');

interface Account {
  readonly username: string;
  readonly password: string;
  /** The language of the page. Default: English. */
  readonly language?: Language;
}

type SubmitButton = 'app.register' | 'app.signIn' | 'account.keep';

/** Fills in the form of `/register`, of `/login` or of `/keep`, and sends it. */
export async function fillIn(
  page: Page,
  button: SubmitButton,
  { username, password, language = 'en' }: Account,
): Promise<void> {
  await page.getByLabel(textOf('account.username', language), { exact: true }).fill(username);
  await page.getByLabel(textOf('account.password', language), { exact: true }).fill(password);
  await main(page)
    .getByRole('button', { name: textOf(button, language) })
    .click();
}

/** Fills in such a form, and waits for the start page. */
export async function fillInAndWait(
  page: Page,
  button: SubmitButton,
  account: Account,
): Promise<void> {
  await fillIn(page, button, account);
  const name = textOf('home.title', account.language);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export const playBot = (page: Page): Locator =>
  page.getByRole('button', { name: textOf('home.playEasy') });

export const offlineSign = (page: Page): Locator => page.getByText(textOf('app.offline'));

/** The cards of the hand that may be played now. */
export const playableCards = (page: Page): Locator =>
  page.getByRole('list', { name: textOf('table.hand') }).getByRole('button', { disabled: false });

/** A button by its text in English. */
export const button = (within: Page | Locator, key: string): Locator =>
  within.getByRole('button', { name: textOf(key), exact: true });

/** The English name of a card: `HQ` is the queen of hearts. */
export function cardName(card: string): string {
  const [suit, rank] = card;
  return `${textOf(`cards.french.rank.${rank!}`)} of ${textOf(`cards.french.suit.${suit!}`)}`;
}

/** All legal actions at the table: cards of the hand, and buttons. */
export const legalActions = (page: Page): Locator =>
  page.locator(
    `button[data-state="legal"], [role="group"][aria-label="${textOf('table.actions')}"] button`,
  );
