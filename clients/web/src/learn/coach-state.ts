import { signal } from '@preact/signals';
import { isRecord, storedValue, storeText } from '../api/storage';

const KEY = 'bummerl.coach';

interface CoachState {
  readonly isOn: boolean;
  /** The lessons that were told. */
  readonly told: readonly string[];
}

/** What this browser knows about the lessons. Null: nobody has been asked yet. */
export const coach = signal<CoachState | null>(stored());

function stored(): CoachState | null {
  const value = storedValue(KEY);
  if (!isRecord(value)) return null;
  const names: readonly unknown[] = Array.isArray(value['told']) ? value['told'] : [];
  return { isOn: value['isOn'] === true, told: names.filter((name) => typeof name === 'string') };
}

function keep(next: CoachState): void {
  coach.value = next;
  storeText(KEY, JSON.stringify(next));
}

/** Tells all lessons from the beginning. */
export const startCoach = (): void => keep({ isOn: true, told: [] });

/** Tells the lessons to somebody who begins here, unless this browser has them already. */
export const offerCoach = (): void => {
  if (coach.value === null) startCoach();
};

export const setCoach = (isOn: boolean): void =>
  keep({ isOn, told: isOn ? [] : (coach.value?.told ?? []) });

export function addTold(told: readonly string[]): void {
  const { isOn, told: known } = coach.value ?? { isOn: false, told: [] };
  const added = told.filter((key) => !known.includes(key));
  if (added.length > 0) keep({ isOn, told: [...known, ...added] });
}
