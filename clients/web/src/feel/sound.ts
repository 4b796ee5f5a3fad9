import { signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';
import type { Sound } from './signals';
import type * as synth from './synth';

const KEY = 'bummerl.sound';

export const canSound = 'AudioContext' in globalThis;

/** Whether the table can be heard. Off at first: others may be in the room. */
export const hasSound = signal(canSound && storedText(KEY) === 'yes');

/** Turns sounds on or off. The first sound says that they are on. */
export function setSound(next: boolean): void {
  storeText(KEY, next ? 'yes' : 'no');
  hasSound.value = next;
  withSynth(async (synth) => {
    if (!next) return synth.rest();
    await synth.begin();
    synth.play(['card']);
  });
}

type Synth = typeof synth;
let loading: Promise<Synth> | undefined;

/** Loads the module that makes sounds, which nobody needs before sounds are turned on. */
export const loadSounds = (): void => withSynth(() => undefined);

export function play(sounds: readonly Sound[]): void {
  if (hasSound.peek() && sounds.length > 0) withSynth((synth) => synth.play(sounds));
}

function withSynth(use: (synth: Synth) => unknown): void {
  if (!loading && !hasSound.peek()) return;
  loading ??= import('./synth');
  loading.then(use).catch((error: unknown) => {
    console.warn('sounds cannot be played', error);
    loading = undefined;
  });
}
