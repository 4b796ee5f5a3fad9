import type { Explanation } from './reasons/index.js';
import { isHindsight } from './reasons/index.js';

/** The facts of a decision that may be shown as a lesson. */
interface Explained {
  readonly why?: Explanation;
}

const MOMENTS = 3;

/**
 * The most instructive decisions, each with a reason that the player could know. The costliest decision of
 * each kind of reason is chosen first, then others, the highest loss first.
 *
 * @param costly the highest loss first
 */
export function instructiveOf<D extends Explained>(costly: readonly D[]): D[] {
  const lessons = costly.filter(({ why }) => why?.reason && !isHindsight(why.reason));
  const kinds = lessons.map(({ why }) => why!.reason!.kind);
  const isFirst = (_: D, i: number) => kinds.indexOf(kinds[i]!) === i;
  const firsts = lessons.filter(isFirst);
  const others = lessons.filter((lesson, i) => !isFirst(lesson, i));
  const chosen = new Set([...firsts, ...others].slice(0, MOMENTS));
  return lessons.filter((lesson) => chosen.has(lesson));
}
