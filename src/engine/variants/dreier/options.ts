import type { OptionsOf } from '../../options.js';
import { words } from '../../options.js';
import { ruleset } from '../../ruleset.js';
import { CALLED_PRESETS, classicOf, contractOptions } from '../called/index.js';

/** The options of `dreier` (rules 9.21). */
const TABLE = {
  ...contractOptions('dreier'),
  cutting: words(
    {
      server: { en: 'the service cuts', de: 'der Dienst hebt ab' },
      asked: { en: 'the player is asked', de: 'der Spieler wird gefragt' },
    },
    'rules 9.2, S3 „Beginn und Ende"',
    'whether the player right of the dealer is asked to cut or to knock',
    'ob der Spieler rechts vom Geber gefragt wird, ob er abhebt oder klopft',
    { en: 'Cutting', de: 'Abheben' },
  ),
  bidding: words(
    {
      asked: { en: 'the caller asks the others first', de: 'der Rufer fragt zuerst die anderen' },
      callerFirst: { en: 'the caller bids first', de: 'der Rufer sagt zuerst an' },
    },
    'rules 9.5, 9.7, S3 „Beginn und Ende"',
    'whether the caller asks the others first, or bids first and may then name no contract after seeing the talon',
    'ob der Rufer zuerst die anderen fragt oder selbst zuerst ansagt und dann nach dem Aufnehmen des Talons kein Spiel mehr nennt',
    { en: 'Bidding', de: 'Ansagen' },
  ),
  discardPoints: words(
    {
      none: { en: 'for nobody', de: 'für niemanden' },
      declarer: { en: 'for the declarer', de: 'für den Ansager' },
    },
    'rules 9.10',
    'whom the card points laid aside count for',
    'für wen die Augen der abgelegten Karten zählen',
    { en: 'Cards laid aside', de: 'Abgelegte Karten' },
  ),
} as const;

export type DreierOptions = OptionsOf<typeof TABLE>;

export const DREIER_RULESET = ruleset(
  TABLE,
  { vollstaendig: {}, klassisch: { contracts: classicOf('dreier') } },
  CALLED_PRESETS,
);
