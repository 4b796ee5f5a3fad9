import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whoever plays by keyboard stays in the hand: where the card that had the focus has gone, its neighbour has it. */
export function useKeptFocus(cards: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  const buttons = (): HTMLElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const left = buttons();
    left[Math.min(place.current, left.length - 1)]?.focus();
  }, [cards.length]);

  function onFocusIn(event: FocusEvent): void {
    wasInside.current = true;
    place.current = buttons().findIndex((button) => button === event.target);
    document.addEventListener('focusin', onElsewhere);
  }
  /** A focus that was lost goes nowhere; one that goes elsewhere was taken there. */
  function onElsewhere({ target }: FocusEvent): void {
    if (target instanceof Node && list.current?.contains(target)) return;
    wasInside.current = false;
    document.removeEventListener('focusin', onElsewhere);
  }
  return { list, onFocusIn };
}
