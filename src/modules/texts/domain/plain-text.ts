/** A part of a text that an operator wrote. */
export type TextBlock =
  | { readonly kind: 'HEADING' | 'PARAGRAPH'; readonly text: string }
  | { readonly kind: 'LIST'; readonly items: readonly string[] };

const ITEM = /^\s*[-*]\s+/;
const HEADING = /^#+\s+/;

/**
 * Reads a text: empty lines separate its parts, a line that begins with # is a heading, and lines that begin with - are a
 * list. Everything else is words, also what looks like HTML.
 */
export function parseText(text: string): TextBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => blocksOf(part.split('\n')));
}

function blocksOf(lines: readonly string[]): TextBlock[] {
  const [first, ...rest] = lines as [string, ...string[]];
  if (HEADING.test(first)) {
    const heading = { kind: 'HEADING', text: first.replace(HEADING, '') } as const;
    return rest.length > 0 ? [heading, ...blocksOf(rest)] : [heading];
  }
  if (lines.every((line) => ITEM.test(line)))
    return [{ kind: 'LIST', items: lines.map((line) => line.replace(ITEM, '')) }];
  return [{ kind: 'PARAGRAPH', text: lines.map((line) => line.trim()).join(' ') }];
}
