/** HTML that is safe to show; only `html` makes it. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Puts values into HTML. A value that is not HTML itself is escaped, also in quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(
    parts.map((part, i) => part + (i < values.length ? shown(values[i]!) : '')).join(''),
  );
}

function shown(value: Part): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
