import { batch, signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { inTime, partInTime } from '../api/in-time';
import type { MessageValues } from '../generated/message-values';
import type { MessageKey } from '../messages/areas';
import { browserLanguage, clearChoice, language, storeChoice } from './language';
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

function show(messages: Catalogue): void {
  formats.clear();
  catalogue.value = messages;
}

/** Loads the messages of the chosen language. */
export async function loadMessages(): Promise<void> {
  const { default: messages } = await inTime(LOADERS[language.value]());
  show(messages);
}

let wanted: Language | null = null;

/** Changes the language when its messages have arrived. Until then, and without them, the page stays as it is. */
async function change(next: Language, choose: () => void): Promise<void> {
  wanted = next;
  const loaded = await partInTime(LOADERS[next]());
  // The user may have chosen another language meanwhile.
  if (!loaded || wanted !== next) return;
  batch(() => {
    choose();
    show(loaded.default);
  });
}

export const switchTo = (next: Language): Promise<void> => change(next, () => storeChoice(next));

export const switchToBrowserLanguage = (): Promise<void> => change(browserLanguage(), clearChoice);

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
