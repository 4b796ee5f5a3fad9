/** Whether things on the page may move. */
export const isMotionWelcome = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
