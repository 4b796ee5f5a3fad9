/**
 * The rules of each game as modules: `virtual:rules/zweier.de` is docs/rules/zweier.de.md as a tree of elements, so that
 * the browser needs no Markdown parser and no HTML in texts.
 */
import MarkdownIt from 'markdown-it';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contractNames, contractTable, optionsOf, presetsOf } from './rules-tables.mjs';

const PREFIX = 'virtual:rules/';
const parser = new MarkdownIt({ html: true });

/** @returns {import('vite').Plugin} */
export const rules = () => ({
  name: 'rules',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const file = fileOf(id.slice(PREFIX.length + 1));
    this.addWatchFile(file);
    return `export default ${JSON.stringify(rulesOf(await readFile(file, 'utf8')))}`;
  },
});

const fileOf = (page) => fileURLToPath(new URL(`../../../docs/rules/${page}.md`, import.meta.url));

/** A page: its title, and its elements. Each element is a text, or has children. */
export function rulesOf(markdown) {
  const [{ children: title }, ...blocks] = childrenOf(parser.parse(markdown, {}));
  const body = tablesIn(blocks);
  const rowsOf = (tag) => body.find((block) => block.tag === tag).rows;
  const options = new Set(rowsOf('options').map(({ name }) => name));
  const presets = new Set(rowsOf('presets').map(({ preset }) => preset));
  return {
    // The title ends with the name of the variant in code.
    title: title[0].replace(/ \($/, ''),
    body: body.map((block) => withNames(block, options, presets)),
  };
}

/** Nests the tokens, which open and close elements one after the other. */
function childrenOf(tokens) {
  const root = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting < 0) open.pop();
    else if (token.nesting > 0) {
      const element = { tag: token.tag, children: [] };
      const href = token.attrGet('href');
      open.at(-1).push(href ? linkOf(element, href) : element);
      open.push(element.children);
    } else open.at(-1).push(...leafOf(token));
  }
  return root;
}

function leafOf(token) {
  if (token.type === 'inline') return childrenOf(token.children);
  if (token.type === 'code_inline') return [{ tag: 'code', children: [token.content] }];
  if (token.type === 'html_block') return [{ tag: 'mark', children: [token.content.trim()] }];
  if (token.type === 'softbreak') return [' '];
  if (token.type === 'text') return token.content ? [token.content] : [];
  throw new Error(`the rules of the client cannot show ${token.type}`);
}

/** The client has pages for the games, but not for the specification: links to it become plain text. */
function linkOf(element, href) {
  const [, variant] = /^([a-z]+)\.[a-z]{2}\.md$/.exec(href) ?? [];
  return Object.assign(element, variant ? { variant } : { tag: 'span' });
}

/** The tables between marks, such as `<!-- options -->`, in their own form. */
function tablesIn(blocks) {
  let mark = null;
  let contracts = new Map();
  return blocks.flatMap((block) => {
    if (block.tag === 'mark') mark = block.children[0];
    if (block.tag === 'mark') return [];
    if (mark === '<!-- options -->') return [{ tag: 'options', rows: optionsOf(block) }];
    if (mark === '<!-- presets -->') return [{ tag: 'presets', rows: presetsOf(block, contracts) }];
    if (mark !== '<!-- contracts -->') return [block];
    contracts = contractNames(block);
    return [contractTable(block)];
  });
}

/** Code that names an option, such as `endAt66: claim`, or a preset: the client shows their names for players. */
function withNames(node, options, presets) {
  if (typeof node === 'string' || !node.children) return node;
  const [name, value] = node.tag === 'code' ? node.children[0].split(': ') : [];
  if (options.has(name)) return { tag: 'option', name, ...(value && { value }) };
  if (presets.has(name)) return { tag: 'preset', name };
  return { ...node, children: node.children.map((child) => withNames(child, options, presets)) };
}
