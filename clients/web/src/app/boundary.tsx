import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Broken } from './broken';

/** An error in a page does not blank the frame around it. */
export function Boundary({ children }: { children: ComponentChildren }) {
  const { url } = useLocation();
  const boundary = useErrorBoundary((thrown) => console.error(thrown));
  const [error, reset] = boundary as readonly [unknown, () => void];
  useEffect(reset, [url]);
  return error ? <Broken /> : <>{children}</>;
}
