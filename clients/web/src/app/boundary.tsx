import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Broken } from './broken';

/** Shows an error page instead of a page that fails. The frame around it stays. */
export function Boundary({ children }: { children: ComponentChildren }) {
  const { url } = useLocation();
  const boundary = useErrorBoundary((thrown) => console.error(thrown));
  const [error, reset] = boundary as readonly [unknown, () => void];
  useEffect(reset, [url]);
  return error ? <Broken /> : <>{children}</>;
}
