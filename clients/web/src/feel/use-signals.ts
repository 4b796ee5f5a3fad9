import { useEffect, useRef } from 'preact/hooks';
import { soundsBetween, turnAfter } from './signals';
import type { Moment } from './signals';
import { loadSounds, play } from './sound';
import { hasSound } from './sound-setting';
import { vibrate } from './vibration';
import type { View } from './view';

/**
 * Sounds for what happens on the table, and a sign when it is the viewer's turn.
 * @param isPast whether the view is from before the viewer's arrival; that turn is no news
 */
export function useSignals(view: View, isPast: boolean): void {
  const shown = useRef<View | null>(null);
  const last = useRef<Moment | null>(null);
  useEffect(() => {
    if (hasSound.value) loadSounds();
  }, [hasSound.value]);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    const sounds = before ? soundsBetween(before, view) : [];
    const turn = isPast ? null : turnAfter(last.current, view);
    if (turn) last.current = turn.last;
    if (document.hidden) return;
    play(turn?.isNew ? [...sounds, 'turn'] : sounds);
    if (turn?.isNew) vibrate();
  });
}
