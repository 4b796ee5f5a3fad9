import { presetName } from '../challenge/game-names';
import type { PresetKey } from '../generated/graphql';

/** The id of an option’s part of the rules. */
export const ruleId = (name: string): string => `rule-${name}`;

/** The pages of rules name only presets that the service has. */
export const presetTitle = (preset: string): string => presetName(preset as PresetKey);

/** Scrolls to an option’s part of the rules. The address stays, so that “back” leaves the rules. */
export function showRule(event: Event | null, name: string): void {
  event?.preventDefault();
  const part = document.getElementById(ruleId(name));
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
