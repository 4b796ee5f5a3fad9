import { describe, expect, it } from '@jest/globals';
import { languageOf } from '../../../src/platform/api/language.js';

describe('the language of texts for users', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT, en;q=0.8', 'de'],
    ['fr, en;q=0.5, de;q=0.4', 'en'],
    ['fr, de;q=0.4', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    ['\u0000;;;,,q=', 'en'],
    [`de,${'x'.repeat(500)}`, 'en'],
  ])('for %p is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
