import type { OptionsOf } from '../../options.js';
import { ruleset } from '../../ruleset.js';
import { CALLED_PRESETS, classicOf, contractOptions } from '../called/index.js';

const TABLE = contractOptions('bauern');

export type BauernOptions = OptionsOf<typeof TABLE>;

/** The options of `bauern`: the options of every variant with contracts (rules 11.7). */
export const BAUERN_RULESET = ruleset(
  TABLE,
  { vollstaendig: {}, klassisch: { contracts: classicOf('bauern') } },
  CALLED_PRESETS,
);
