/** The player right of the dealer cuts or knocks (rules 9.2). */
import type { Action } from '../../variant.js';
import type { PhaseRules } from '../several/index.js';
import { cutOrKnock } from '../several/index.js';

const CHOICES: readonly Action[] = ['cut', 'knock'];

export const cutting: PhaseRules = {
  legal: () => CHOICES,
  refusal: (_, a) => (a.kind === 'cut' || a.kind === 'knock' ? null : 'NOT_IN_THIS_PHASE'),
  perform: (d, a, events) => {
    const knocked = a.kind === 'knock';
    events.push({ type: 'DECK_CUT', seat: d.turn, knocked });
    d.phase = 'TRUMP';
    d.turn = d.caller;
    cutOrKnock(d, knocked, events);
  },
};
