import type { FormSettings } from '../domain/competition.js';
import { formOfCompetition } from '../domain/stored-field.js';
import type { Field, Pairing } from '../domain/index.js';

/** What the pairings of the next round are computed from. */
export interface RoundTask {
  /** The key of the form. */
  readonly form: string;
  readonly field: Field<FormSettings>;
}

/** The pairings of the next round; null if the competition is over. Threads run this function. */
export const nextRound = ({ form, field }: RoundTask): readonly Omit<Pairing, 'round'>[] | null =>
  formOfCompetition({ form }).nextRound(field);
