/** The words in the rows of matches: processes of the last release read them during an upgrade. */
import { VARIANTS } from '../../src/engine/index.js';
import type { Variant } from '../../src/engine/index.js';
import { EVENT_TYPES } from '../../src/modules/matches/domain/event-types.js';

/** The words of the last release. */
export const RELEASED_WORDS = 'test/changes/released-words.json';

/** All that this release can write, as `zweier rules 1`, `zweier.target=1–1000` and `CARD_PLAYED`. */
export const matchWords = (): string[] =>
  [...VARIANTS.flatMap(wordsOf), ...Object.keys(EVENT_TYPES)].sort();

const wordsOf = ({ key, rulesVersion, ruleset }: Variant): string[] => [
  `${key} rules ${rulesVersion}`,
  ...Object.entries(ruleset.table).flatMap(([name, spec]) => {
    const option = `${key}.${name}`;
    if (spec.kind === 'wholeNumber') return [`${option}=${spec.min}–${spec.max}`];
    const values = spec.kind === 'choice' ? spec.values : spec.members;
    return values.map((value) => `${option}=${String(value)}`);
  }),
];
