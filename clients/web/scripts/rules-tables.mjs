/** The tables of docs/rules that the client shows in another form than as tables. */

/** The cells of each row below the head. */
const cellsOf = ({ children: [, body] }) =>
  body.children.map((row) => row.children.map(({ children }) => children));

const isCode = (node) => node.tag === 'code';
const textOf = (node) => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

/** Each code with the text after it, up to the next code. */
function codesIn(nodes) {
  const starts = nodes.flatMap((node, i) => (isCode(node) ? [i] : []));
  return starts.map((start, i) => ({
    code: textOf(nodes[start]),
    text: nodes
      .slice(start + 1, starts[i + 1])
      .map(textOf)
      .join('')
      .replace(/[;,]\s*$/, '')
      .trim(),
  }));
}

/** The options with their title, what they decide, and their values. The column of sources is for the specification. */
export const optionsOf = (table) =>
  cellsOf(table).map(([title, values, says]) => ({
    name: textOf(title.find(isCode)),
    title: title
      .filter((node) => !isCode(node))
      .map(textOf)
      .join('')
      .trim(),
    says: says.map(textOf).join(''),
    ...valuesOf(values),
  }));

/** Words are listed. A range of numbers, or a list to choose from, is a sentence. */
function valuesOf(nodes) {
  const values = codesIn(nodes);
  const isRange = /–/.test(values.at(-1)?.text ?? '') || values.length === 0;
  return isRange ? { values: [], range: nodes.map(textOf).join('') } : { values };
}

/** The presets with the values in which each differs from the usual rules. */
export const presetsOf = (table, contracts) =>
  cellsOf(table).map(([preset, differing]) => ({
    preset: textOf(preset.find(isCode)),
    differs: differing.some(isCode) ? pairsOf(codesIn(differing), contracts) : [],
  }));

/** `name`: `value`, `name`: `value` `value`. A name is followed by a colon. Contracts have names for players. */
function pairsOf(codes, contracts) {
  const pairs = [];
  for (const { code, text } of codes)
    if (text === ':') pairs.push({ name: code, values: [] });
    else pairs.at(-1).values.push(contracts.get(code) ?? code);
  return pairs;
}

/** The name of each contract, by its code. */
export const contractNames = (table) =>
  new Map(cellsOf(table).map(([name]) => [textOf(name.find(isCode)), nameIn(name)]));

const nameIn = (cell) =>
  cell
    .filter((node) => !isCode(node))
    .map(textOf)
    .join('')
    .trim()
    .split(' (')[0];

/** The table of contracts without their codes, and without the column of sources, which is for the specification. */
export const contractTable = (table) => ({
  ...table,
  children: table.children.map((part) => ({
    ...part,
    children: part.children.map((row) => ({
      ...row,
      children: row.children.slice(0, -1).map(uncoded),
    })),
  })),
});

const uncoded = (cell) => ({ ...cell, children: cell.children.filter((node) => !isCode(node)) });
