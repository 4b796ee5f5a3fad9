import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the keyboard focus in the hand: if the focused card was played, its neighbour gets the focus. */
export function useHandFocus(cards: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const index = useRef(0);
  const buttons = (): HTMLElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const left = buttons();
    // The hand is in view. Scrolling would move the table under the finger.
    left[Math.min(index.current, left.length - 1)]?.focus({ preventScroll: true });
  }, [cards.length]);

  function onFocusIn(event: FocusEvent): void {
    wasInside.current = true;
    index.current = buttons().findIndex((button) => button === event.target);
    document.addEventListener('focusin', onElsewhere);
  }
  /** No event is fired if the focused card disappears. So an event elsewhere means that the user moved the focus. */
  function onElsewhere({ target }: FocusEvent): void {
    if (target instanceof Node && list.current?.contains(target)) return;
    wasInside.current = false;
    document.removeEventListener('focusin', onElsewhere);
  }
  return { list, onFocusIn };
}
