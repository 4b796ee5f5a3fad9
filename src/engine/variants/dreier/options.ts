import type { OptionsOf } from '../../options.js';
import { choice } from '../../options.js';
import { ruleset } from '../../ruleset.js';
import { CALLED_PRESETS, classicOf, contractOptions } from '../called/index.js';

/** The options of `dreier` (RULES §7). */
const TABLE = {
  ...contractOptions('dreier'),
  cutting: choice(
    ['server', 'asked'],
    'S3 Beginn und Ende',
    'whether the player right of the dealer is asked to cut or to knock',
    'ob der Spieler rechts vom Geber gefragt wird, ob er abhebt oder klopft',
  ),
  bidding: choice(
    ['asked', 'callerFirst'],
    'S3 Beginn und Ende',
    'whether the caller asks the others first, or bids first and may then name no contract after seeing the talon',
    'ob der Rufer zuerst die anderen fragt oder selbst zuerst ansagt und dann nach dem Aufnehmen des Talons kein Spiel mehr nennt',
  ),
  discardPoints: choice(
    ['none', 'declarer'],
    'RULES §7',
    'whom the card points laid aside count for',
    'für wen die Augen der abgelegten Karten zählen',
  ),
} as const;

export type DreierOptions = OptionsOf<typeof TABLE>;

export const DREIER_RULESET = ruleset(
  TABLE,
  { vollstaendig: {}, klassisch: { contracts: classicOf('dreier') } },
  CALLED_PRESETS,
);
