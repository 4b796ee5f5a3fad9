import { effect, signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language, so that its readers recognise it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const KEY = 'bummerl.language';

const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some((language) => language === text);

export function browserLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}

function initial(): Language {
  const chosen = storedText(KEY);
  return isLanguage(chosen) ? chosen : browserLanguage();
}

/** The language of the page and of the texts that the service sends it. */
export const language = signal<Language>(initial());

/** Stores the choice in this browser. Before a choice the browser's own language is used. */
export function storeChoice(next: Language): void {
  storeText(KEY, next);
  language.value = next;
}

/** Removes the choice. The browser's own language is used again. */
export function clearChoice(): void {
  storeText(KEY, null);
  language.value = browserLanguage();
}

effect(() => {
  document.documentElement.lang = language.value;
});
