/** Pure code, and a file of the web client. */
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { PAGE_STYLE } from '../../../src/platform/http/page-style.js';

const tokensIn = (style: string): Map<string, string> =>
  new Map([...style.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));

it('the service’s own pages have the colours and sizes of the web client', () => {
  const tokens = tokensIn(readFileSync('clients/web/src/design/tokens.css', 'utf8'));
  const ours = tokensIn(PAGE_STYLE);
  expect(ours.size).toBeGreaterThan(10);
  expect([...ours].filter(([name, value]) => tokens.get(name) !== value)).toEqual([]);
  const used = [...PAGE_STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
  expect(used.filter((name) => !ours.has(name))).toEqual([]);
});
