import { reason } from './reason.js';

/** The trump card could have been exchanged. */
export const exchangeMissed = reason('EXCHANGE_MISSED', {
  description: 'The player did not exchange for the trump card.',
  find: ({ best: { action } }) =>
    action.kind === 'exchange' ? { gives: action.gives, takes: action.takes } : null,
  texts: {
    en: ({ gives, takes }, names) =>
      `you would have got the ${names.card(takes)} for the ${names.card(gives)}`,
    de: ({ gives, takes }, names) =>
      `für ${names.card(gives)} hättest du ${names.card(takes)} bekommen`,
  },
});
