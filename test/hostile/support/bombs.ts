/** Single requests that are cheap to send and may be expensive to answer. */
import type { Operation } from './documents.js';
import { posted } from './http-attacks.js';
import type { HttpAttack } from './http-attacks.js';
import { operationFrames } from './socket-attacks.js';
import type { Frames } from './socket-attacks.js';

/** A stranger's request; its name says why it is expensive. */
export interface Bomb {
  readonly name: string;
  readonly attack: HttpAttack;
}

const times = (count: number, make: (index: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);

const BODY = 79_000;
const filled = (part: string, bytes = BODY): string => part.repeat(Math.floor(bytes / part.length));
const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

/** Documents for the parser, the validation and the estimate of costs. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'introspection, six levels': `{ __schema { types { fields { type { fields { type { fields
    { type { name } } } } } } } } }`,
  'introspection, 150 aliases': `{ ${times(150, (i) => `a${i}: __schema { types { name } }`)} }`,
  '600 aliases': `{ ${times(600, (i) => `a${i}: __typename`)} }`,
  'one field 1,727 times': `{ ${filled('__typename ', 19_000)} }`,
  'one field in 300 ways': `{ ${times(300, (i) => `a: user(username: "${i}") { id }`)} }`,
  '600 unknown fields': `{ ${times(600, (i) => `matche${i}`)} }`,
  '400 unknown arguments': `{ match(${times(400, (i) => `ids${i}: 1`)}) { id } }`,
  '300 variables': `query (${times(300, (i) => `$v${i}: ID`)}) { ${times(300, (i) => `a${i}: me { id }`)} }`,
  '562 directives': `{ __typename ${filled('@skip(if: true) ', 9_000)} }`,
  '900 unknown directives': `{ __typename ${filled('@a ', 2_700)} }`,
  'fragments that each spread the next twice': `{ ...F0 } ${times(90, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)}
    fragment F90 on Query { __typename }`,
  'fragments in a circle': `{ ...F0 } ${times(150, (i) => `fragment F${i} on Query { ...F${(i + 1) % 150} }`)}`,
  'fragments side by side': `{ ${times(120, (i) => `...F${i}`)} } ${times(120, (i) => `fragment F${i} on Query { me { id username } }`)}`,
  'a selection 990 deep': nested('{a', '}', 990),
  'inline fragments 400 deep': `{ ${nested('... on Query { ', ' }', 400).replace(' }', '__typename }')} }`,
  'a list 900 deep': `{ user(username: ${nested('[', ']', 900)}) { id } }`,
  'a type 450 deep': `query ($v: ${nested('[', ']', 450).replace(']', 'ID]')}) { __typename }`,
  'a long name': `{ ${filled('a')} }`,
  'a long text': `{ user(username: "${filled('a')}") { id } }`,
  'a long block text': `{ user(username: """${filled(' \\n', 60_000)}""") { id } }`,
  'a long number': `{ matches(first: ${filled('9')}) { nodes { id } } }`,
  'a long comment': `#${filled('a')}\n{ __typename }`,
  'a long text of escapes': `{ user(username: "${filled('\\u0041')}") { id } }`,
  '100 operations': times(100, (i) => `query Q${i} { me { id } }`),
};

/** Texts that are expensive to fold, to match or to normalise. */
export const TEXTS: Readonly<Record<string, string>> = {
  letters: filled('a'),
  blanks: `a${filled(' ', 70_000)}b`,
  addresses: filled('a@', 70_000),
  dots: `a@${filled('a.', 70_000)}`,
  marks: `e${filled('\u0301', 35_000)}`,
  ligatures: filled('\ufdfa', 26_000),
  brackets: filled('<', 70_000),
  slashes: `https://a/${filled('/..', 60_000)}`,
  base64: filled('W10', 70_000),
};

const named = (name: string, operation: Operation): Bomb => ({ name, attack: posted(operation) });

const raw = (name: string, body: string): Bomb => ({
  name,
  attack: { ...posted({ query: '' }), body },
});

const withVariables = (json: string): string =>
  `{"query":"query ($v: JSON) { __typename @skip(if: false) }","variables":{"v":${json}}}`;

const login = (i: number): string =>
  `a${i}: login(input: {username: "nobody${i}", password: "wrong horse ${i}"}) { expiresAt }`;

/** Many wrong passwords at once. They are sent last, because they count against the network. */
export const guesses = (count: number): Bomb =>
  named(`${count} wrong passwords`, { query: `mutation { ${times(count, login)} }` });

/** Sequences of messages over a socket that are expensive to handle. */
export const SOCKET_BOMBS: readonly { readonly name: string; readonly frames: Frames }[] = [
  ...Object.entries(DOCUMENTS).map(([name, query]) => ({
    name,
    frames: operationFrames({ query }),
  })),
  { name: 'a message of a megabyte', frames: operationFrames({ query: filled(' ', 1_000_000) }) },
  { name: 'a first message of 8 megabytes', frames: [filled('[', 8_000_000)] },
  { name: '2,000 pings', frames: Array.from({ length: 2_000 }, () => '{"type":"ping"}') },
  {
    name: '1,000 operations',
    frames: operationFrames(...Array.from({ length: 1_000 }, () => ({ query: '{ me { id } }' }))),
  },
  {
    name: '1,000 subscriptions',
    frames: operationFrames(
      ...Array.from({ length: 1_000 }, () => ({
        query: 'subscription { matchUpdated(matchId: "TWF0Y2g6MQ") { id } }',
      })),
    ),
  },
];

/** All requests that need no account and no prepared data. */
export const BOMBS: readonly Bomb[] = [
  ...Object.entries(DOCUMENTS).map(([name, query]) => named(name, { query })),
  raw('JSON 35,000 deep, in lists', withVariables(nested('[', ']', 35_000))),
  raw(
    'JSON 13,000 deep, in objects',
    withVariables(`${'{"a":'.repeat(13_000)}1${'}'.repeat(13_000)}`),
  ),
  raw('JSON of 7,000 names', withVariables(`{${times(7_000, (i) => `"k${i}":1`, ',')}}`)),
  raw('malformed JSON', filled('[', BODY)),
  raw('a body of blanks', filled(' ', BODY)),
];
