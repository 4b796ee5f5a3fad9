import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What appears because of what the user did, and is next: its first field gets the focus, or else the whole of it. */
export function Newcomer({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? place.current)?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
