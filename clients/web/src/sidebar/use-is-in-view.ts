import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Whether a part of the element is on the screen. On a phone the messages are below the table. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return isInView;
}
