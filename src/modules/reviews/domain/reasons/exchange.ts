import { reason } from './reason.js';

/** The trump card was there for the taking. */
export const exchangeMissed = reason('EXCHANGE_MISSED', {
  says: 'The player did not exchange for the trump card.',
  find: ({ best: { action } }) =>
    action.kind === 'exchange' ? { gives: action.gives, takes: action.takes } : null,
  texts: {
    en: ({ gives, takes }, names) =>
      `for the ${names.card(gives)} the ${names.card(takes)} was yours`,
    de: ({ gives, takes }, names) => `für ${names.card(gives)} bekamst du ${names.card(takes)}`,
  },
});
