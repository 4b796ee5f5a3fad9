import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords from leaks, lower-cased, the commonest first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a lower-cased password is among those that every guesser begins with. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password);
