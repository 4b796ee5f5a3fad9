/** Pure. The own rules of the schema's linter, each with a schema that breaks it (ADR 90). */
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { readFile } from 'node:fs/promises';

/** The messages of the linter about a schema, with the configuration of the project. */
async function messagesOf(sdl: string): Promise<string[]> {
  const eslint = new ESLint({ overrideConfigFile: 'eslint.schema.config.mjs' });
  const [result] = await eslint.lintText(sdl, { filePath: 'docs/schema.graphql' });
  return result!.messages.map(({ message }) => message);
}

const SCHEMA = await readFile('docs/schema.graphql', 'utf8');

const BROKEN: readonly (readonly [string, (sdl: string) => string, string])[] = [
  [
    'an enum in lower case that is no setting',
    (sdl) => sdl.replace('  DELIVERED\n', '  delivered\n'),
    'Values of DeliveryStatus are in upper case.',
  ],
  [
    'an enum that mixes both',
    (sdl) => sdl.replace('  afterTrick\n', '  AFTER_TRICK\n'),
    'Values of CloseWhenRule are in lower case.',
  ],
  [
    'a name with two types',
    (sdl) => sdl.replace(/^ {2}isOnline: Boolean.*$/m, '$&\n  """x"""\n  seat: String'),
    '`seat` is Int elsewhere, and String here.',
  ],
  [
    'an id that is not named after its type',
    (sdl) => sdl.replace('  vacationId: ID!\n', '  id: ID!\n'),
    'CancelVacationInput.id is not named after the type of its id.',
  ],
  [
    'a payload that two mutations share',
    (sdl) => sdl.replace('): ReleaseBotPayload!', '): ConfirmBotPayload!'),
    'releaseBot has no ReleaseBotPayload.',
  ],
  [
    'a total',
    (sdl) => sdl.replace('  pageInfo: PageInfo!\n', '  pageInfo: PageInfo!\n  totalCount: Int\n'),
    'A connection has no totalCount: what a client must count is a field of its own.',
  ],
  [
    'a token that is not of the notation',
    (sdl) => sdl.replace('  resetToken: String!\n', '  token: String!\n'),
    '`token` is a token of the notation: say `resetToken` or `invitationToken`.',
  ],
];

describe('the linter of the schema', () => {
  it('finds nothing in the schema', async () => {
    expect(await messagesOf(SCHEMA)).toEqual([]);
  });

  it.each(BROKEN)('finds %s', async (_what, broken, message) => {
    const sdl = broken(SCHEMA);
    expect(sdl).not.toBe(SCHEMA);
    expect(await messagesOf(sdl)).toContain(message);
  });
});
