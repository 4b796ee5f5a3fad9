import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageValues } from '../generated/message-values';
import type { MessageKey } from '../messages/areas';
import { storeChoice, language, clearChoice } from './language';
import type { Language } from './language';

type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

/** The intersection of a union's members. */
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;

/** The values that a message needs. A key computed at run time needs the values of every message that it may name. */
type ValuesOf<K extends MessageKey> = [K & keyof MessageValues] extends [never]
  ? []
  : [values: Intersection<MessageValues[K & keyof MessageValues]>];

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
};

const catalogue = signal<Catalogue>({});
const formats = new Map<string, IntlMessageFormat>();

/** Loads the messages of the chosen language. */
export async function loadMessages(): Promise<void> {
  const wanted = language.value;
  const { default: messages } = await LOADERS[wanted]();
  // The user may have chosen another language meanwhile.
  if (language.value !== wanted) return;
  formats.clear();
  catalogue.value = messages;
}

export async function switchTo(next: Language): Promise<void> {
  storeChoice(next);
  await loadMessages();
}

export async function switchToBrowserLanguage(): Promise<void> {
  clearChoice();
  await loadMessages();
}

/** The message in the chosen language. Components that call it are drawn again when the language changes. */
export function t<K extends MessageKey>(key: K, ...values: ValuesOf<K>): string;
export function t(
  key: MessageKey,
  values?: Readonly<Record<string, string | number | Date>>,
): string {
  const message = catalogue.value[key];
  if (message === undefined) return key;
  if (typeof message === 'string') return message;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new IntlMessageFormat(message, language.value)));
  return String(format.format(values));
}
