/** The values that each message of the English catalogue names, as TypeScript: `src/generated/message-values.ts`. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { textsOf } from './messages.mjs';

/** `number` wins if a message both shows a value and counts by it. */
const TYPES = {
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'Date',
  [TYPE.time]: 'Date',
  [TYPE.argument]: 'string | number',
  [TYPE.select]: 'string',
};

export async function messageValues() {
  const lines = (await textsOf('en')).flatMap(([key, text]) => {
    const values = [...valuesOf(parse(text, { ignoreTag: true }))];
    if (values.length === 0) return [];
    const fields = values.map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
    return `  '${key}': { ${fields} };`;
  });
  return `/** The messages that need values, each with its values. Messages that are not here need none. */
export interface MessageValues {
${lines.join('\n')}
}
`;
}

/** The type of each value, by its name. */
function valuesOf(parts, values = new Map()) {
  for (const part of parts) {
    const type = TYPES[part.type];
    if (type && !(part.type === TYPE.argument && values.has(part.value)))
      values.set(part.value, type);
    for (const option of Object.values(part.options ?? {})) valuesOf(option.value, values);
  }
  return values;
}
