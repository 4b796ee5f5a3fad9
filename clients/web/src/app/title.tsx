import { useEffect } from 'preact/hooks';

/** The title of the window. */
export function Title({ text }: { text: string }) {
  useEffect(() => {
    document.title = `${text} – Bummerl`;
  }, [text]);
  return null;
}
