/** Real: the function of the web client that chooses the page after signing in. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ownPath } from '../../clients/web/src/account/own-path.js';

const ORIGIN = 'https://bummerl.example';

/** The characters with which an address pretends to be a path, and some ordinary ones. */
const TRICKS = ['/', '\\', '\t', '\n', '\r', '.', ':', '@', '?', '#', '%', '%09', '%2f', '%5c'];
const ADDRESS = fc.oneof(
  fc.webUrl(),
  fc.string(),
  fc
    .array(fc.constantFrom(...TRICKS, '\0', ' ', 'a', 'evil.example', 'https:', 'javascript:'))
    .map((parts) => parts.join('')),
);

describe('the page after signing in', () => {
  it('is of this client, whatever the address says', () => {
    fc.assert(
      fc.property(ADDRESS, (address) => {
        const path = ownPath(address, ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(path, ORIGIN).href).toBe(ORIGIN + path);
        expect(() => decodeURIComponent(new URL(path, ORIGIN).pathname)).not.toThrow();
        expect(ownPath(path, ORIGIN)).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['/match/abc', '/join/a.b?from=share', '/settings/access#apps', '/user/J%C3%B6rg'])(
    'is the page from which the user came: %s',
    (address) => expect(ownPath(address, ORIGIN)).toBe(address),
  );

  it.each([
    ...['//evil.example', '/\t/evil.example', '/\\evil.example', 'https://evil.example/'],
    ...['\\\\evil.example', '/%zz', 'javascript:alert(1)', 'https://bummerl.example@evil.example'],
    ...['', undefined, 'http://bummerl.example/'],
  ])('is the home page for %j', (address) => expect(ownPath(address, ORIGIN)).toBe('/'));
});
