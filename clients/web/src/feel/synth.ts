import type { Sound } from './signals';
import { hasSound } from './sound-setting';

/** The loudness of all sounds, from 0 to 1. */
const LOUDNESS = 0.12;

/** In seconds, between two sounds of one change. */
const GAP = 0.16;

/** Made at the first tap, because browsers allow no sound before. */
let output: { readonly context: AudioContext; readonly gain: GainNode } | null = null;

/** The events after which browsers allow sounds. */
const TAPS = ['pointerup', 'touchend', 'keydown'] as const;
for (const tap of TAPS) addEventListener(tap, () => void (hasSound.peek() && begin()));

/** Makes sounds possible. The browser may have paused them, for example during a call. */
export async function begin(): Promise<void> {
  output ??= makeOutput();
  if (output.context.state !== 'running') await output.context.resume();
}

function makeOutput() {
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: LOUDNESS });
  gain.connect(context.destination);
  return { context, gain };
}

/** Gives the device's audio free while sounds are off. */
export const rest = async (): Promise<void> => output?.context.suspend();

/** Plays sounds one after the other. Before a tap, or in a pause, nothing is played, and nothing later instead. */
export function playNow(sounds: readonly Sound[]): void {
  if (output?.context.state !== 'running') return;
  const now = output.context.currentTime;
  sounds.forEach((sound, i) => MAKERS[sound](now + i * GAP));
}

const MAKERS: Readonly<Record<Sound, (at: number) => void>> = {
  card: (at) => rustle(at, 0.06, 2_200),
  trick: (at) => rustle(at, 0.18, 900),
  turn: (at) => melody(at, [660, 880]),
  deal: (at) => melody(at, [523, 659, 784]),
  match: (at) => melody(at, [523, 659, 784, 1_047, 784, 1_047]),
};

function melody(at: number, tones: readonly number[]): void {
  tones.forEach((hertz, i) => tone(at + i * 0.11, hertz));
}

/** A soft tone that fades like that of a bell. */
function tone(at: number, hertz: number): void {
  if (!output) return;
  const { context, gain } = output;
  const source = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  sound(source, source, gain, at, 0.35);
}

/** Noise around a frequency, like paper on cloth. */
function rustle(at: number, seconds: number, hertz: number): void {
  if (!output) return;
  const { context, gain } = output;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, seconds) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.8 });
  sound(source, source.connect(filter), gain, at, seconds);
}

/** Plays a source so that it begins without a click and fades. */
function sound(
  source: AudioScheduledSourceNode,
  last: AudioNode,
  gain: AudioNode,
  at: number,
  seconds: number,
): void {
  const volume = new GainNode(gain.context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(1, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  last.connect(volume).connect(gain);
  source.start(at);
  source.stop(at + seconds);
}

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(seconds * context.sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
