import type { OptionsOf } from '../../options.js';
import { ruleset } from '../../ruleset.js';
import { CLASSIC, CONTRACT_OPTIONS } from '../called/index.js';

export type BauernOptions = OptionsOf<typeof CONTRACT_OPTIONS>;

/** The options of `bauern` are those of contracts alone (RULES §8). */
export const BAUERN_RULESET = ruleset(CONTRACT_OPTIONS, {
  vollstaendig: {},
  klassisch: { contracts: CLASSIC },
});
