import type { Form } from '../form.js';
import { knockOut } from './knock-out.js';
import { ladderForm } from './ladder.js';
import { league } from './league.js';
import { roundRobin } from './round-robin.js';
import { swiss } from './swiss.js';
import { tables } from './tables.js';

/** All forms of competition, in the order in which clients show them. */
export const FORMS: readonly Form[] = [knockOut, roundRobin, swiss, league, ladderForm, tables];

export const formOf = (key: string): Form | undefined => FORMS.find((form) => form.key === key);
