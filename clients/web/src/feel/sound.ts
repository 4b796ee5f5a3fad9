import type { Sound } from './signals';
import { hasSound, keepSound } from './sound-setting';
import type * as synth from './synth';

/** Turns sounds on or off. The first sound says that they are on. */
export function setSound(next: boolean): void {
  keepSound(next);
  withSynth(async (synth) => {
    if (!next) return synth.rest();
    await synth.begin();
    synth.playNow(['card']);
  });
}

type Synth = typeof synth;
let loading: Promise<Synth> | undefined;

/** Loads the module that makes sounds, which nobody needs before sounds are turned on. */
export const loadSounds = (): void => withSynth(() => undefined);

export function play(sounds: readonly Sound[]): void {
  if (hasSound.peek() && sounds.length > 0) withSynth((synth) => synth.playNow(sounds));
}

function withSynth(use: (synth: Synth) => unknown): void {
  if (!loading && !hasSound.peek()) return;
  loading ??= import('./synth');
  loading.then(use).catch((error: unknown) => {
    console.warn('sounds cannot be played', error);
    loading = undefined;
  });
}
