/** Pure: reads the glossary and the sources. The project's own words are in use, and replaced words do not return. */
import { describe, expect, it } from '@jest/globals';
import { exportsIn, sourcesOf, textOf } from '../support/exports.js';

/** The project's own words of docs/glossary.md, and where the code or the schema has each. */
const OWN: Readonly<Record<string, string>> = {
  'Call off': 'CallOff',
  Cascade: 'cascade',
  Challenge: 'Challenge',
  Club: 'Club',
  Competition: 'Competition',
  Entry: 'enterCompetition',
  Guest: 'Guest',
  'House bot': 'house-bot',
  Keeper: 'KEEPER',
  Letter: 'Letters',
  Lobby: 'Lobby',
  Onlooker: 'onlooker',
  Outage: 'outage',
  Plan: 'Plan',
  'Rules conflict': 'reconcile',
  Series: 'CompetitionSeries',
  'Set aside': 'SetAside',
  'Standing orders': 'StandingOrders',
  Step: 'Advance',
  Substitute: 'substitute',
  Takeout: 'Takeout',
  Token: 'token',
};

/** Words that were replaced, as parts of file names and of exported names. */
const REPLACED = [
  'Sight',
  'Desk',
  'Courier',
  'Happening',
  'Wish',
  'Seldom',
  'Told',
  'Owed',
  'Seals',
  'UnderWay',
  'Waited',
];

const files = sourcesOf('src').filter((file) => !file.startsWith('src/bots/'));

/** The parts of a name in kebab or camel case, each with a capital letter. */
const pascal = (name: string) =>
  name.replace(/(?:^|[-_.])(\w)/g, (_, c: string) => c.toUpperCase());
const hasReplaced = (name: string) =>
  REPLACED.some((word) => new RegExp(`${word}(?![a-z])`).test(pascal(name)));

describe('the glossary', () => {
  it('lists exactly the own words that are checked here', () => {
    const section = textOf('docs/glossary.md').split(/^## /m)[2]!;
    expect(section).toMatch(/^The project's own words/);
    expect([...section.matchAll(/^### (.+)$/gm)].map(([, word]) => word)).toEqual(Object.keys(OWN));
  });

  it('has no own word that neither the code nor the schema uses', () => {
    const all = [...files.map(textOf), textOf('docs/schema.graphql')];
    const unused = Object.values(OWN).filter((part) => !all.some((text) => text.includes(part)));
    expect(unused).toEqual([]);
  });
});

describe('a replaced word', () => {
  it('does not return in the name of a file or of an export', () => {
    const names = files.flatMap((file) => [
      file.split('/').at(-1)!,
      ...exportsIn(file, textOf(file)).map(({ name }) => name),
    ]);
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter(hasReplaced)).toEqual([]);
  });

  it.each(['match-sight.ts', 'toldTime', 'ChallengeDesk', 'isUnderWay'])('is found: %s', (name) => {
    expect(hasReplaced(name)).toBe(true);
  });

  it.each(['bestInHindsight', 'wholeNumber', 'desktop.ts'])('is not found in %s', (name) => {
    expect(hasReplaced(name)).toBe(false);
  });
});
