import type { InLanguages } from '../../../platform/api/reader.js';
import type { TimeControl } from '../../clock/domain/index.js';
import { timeControlOf } from './time-control.js';
import type { TimeControlRequest } from './time-control.js';

/** A clock with a name, for people who do not want to set their own. */
export interface ProposedClock {
  readonly name: ProposedClockName;
  readonly label: InLanguages;
  readonly timeControl: TimeControl;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

const PROPOSALS = {
  day: { label: { en: 'Brisk', de: 'Flott' }, request: { perTurnSeconds: DAY } },
  threeDays: { label: { en: 'Calm', de: 'In Ruhe' }, request: { perTurnSeconds: 3 * DAY } },
  week: { label: { en: 'Leisurely', de: 'Gemütlich' }, request: { perTurnSeconds: 7 * DAY } },
  evening: {
    label: { en: 'An evening', de: 'Ein Abend' },
    request: { bankSeconds: HOUR, incrementSeconds: 30 },
  },
  none: { label: { en: 'Without a clock', de: 'Ohne Uhr' }, request: {} },
} as const satisfies Readonly<Record<string, { label: InLanguages; request: TimeControlRequest }>>;
export type ProposedClockName = keyof typeof PROPOSALS;

/** The clocks that the service proposes, the quickest turn first. */
export const PROPOSED_CLOCKS: readonly ProposedClock[] = (
  Object.keys(PROPOSALS) as ProposedClockName[]
).map((name) => {
  const { label, request } = PROPOSALS[name];
  const timeControl = timeControlOf(request);
  if (!timeControl) throw new Error(`the clock ${name} is out of bounds`);
  return { name, label, timeControl };
});
