/**
 * Pure: the German texts of the service, the web client and the rules pages use the words of Austrian players, one
 * word for each thing.
 */
import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../src/engine/index.js';
import type { InBoth } from '../../src/engine/index.js';
import { rulesPages, textsOfClient, textsOfService } from '../support/german-texts.js';
import type { GermanText } from '../support/german-texts.js';

/** Words that are not used for cards and actions, and the words that are. */
const CARD_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bBube\b/, 'Bub'],
  [/-Zehn\b|^Zehn$|der Zehn\b/, 'Zehner'],
  [/-(Neun|Acht|Sieben)\b|^(Neun|Acht|Sieben)$/, 'Neuner, Achter, Siebener'],
  [/\bDaus\b/, 'Ass; only the game is called Rotdaus'],
  [/\bKreuz\b/, 'Treff'],
  [/\b(Atout|Adout)/, 'Trumpf'],
  [/\b(ge)?raub(en|t)\b/i, 'tauschen'],
  [/\b(aus|um)tausch/i, 'tauschen'],
  [/\b(decken|gedeckt|absperren)\b/i, 'zudrehen'],
  [/\b(spritzen|gespritzt)\b/i, 'flecken'],
  [/\b(Spielmacher|Alleinspieler)/, 'Ansager'],
  [/\bGebote?\b/, 'Ansage'],
  [/Stapel/, 'Talon'],
];

/** The same for everything around the cards. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/Rückspiel|Rematch/i, 'Revanche'],
  [/\b(der|die|den|dem|des) (Verlierer|Gewinner)|(Verlierer|Gewinner)seite/i, 'names and „du“'],
  [/\bam Zug\b/, 'dran'],
  [/\bBenutzer/, 'Spieler; Name'],
  [/\b(Voreinstellung|Vorlage)/, 'Spielart'],
  // Users block each other; "gesperrt" is who was suspended by a moderator.
  [/\bsperr(en|t)\b/, 'blockieren'],
  [/\bAbbruch\b|\bpartie abbrechen\b/i, 'absagen'],
  [/\b(Matches|Match)\b/, 'Partie'],
  [/Pushes/, 'Push-Nachrichten'],
];

const wrongWords = (
  texts: readonly GermanText[],
  words: readonly (readonly [RegExp, string])[],
): string[] =>
  words.flatMap(([pattern, instead]) =>
    texts.flatMap(({ place, text }) => {
      const found = pattern.exec(text);
      return found ? [`${place}: “${found[0]}” → ${instead}`] : [];
    }),
  );

const service = textsOfService();
const client = textsOfClient();

describe('the German texts', () => {
  it('are found', () => {
    expect(service.length).toBeGreaterThan(900);
    expect(client.length).toBeGreaterThan(700);
    expect(rulesPages().length).toBeGreaterThanOrEqual(4);
  });

  it('name cards and actions as players do', () => {
    expect(wrongWords([...service, ...client, ...rulesPages()], CARD_WORDS)).toEqual([]);
  });

  it('have one word for each thing', () => {
    expect(wrongWords([...service, ...client], OTHER_WORDS)).toEqual([]);
  });
});

describe('the texts about rules', () => {
  it('contain no name that only programs know', () => {
    const texts = catalogue().flatMap(({ options, presets }) => [
      ...options.flatMap(({ says, saysDe, label, meanings }) => [
        says,
        saysDe,
        label.en,
        label.de,
        ...Object.values<InBoth>(meanings).flatMap(({ en, de }) => [en, de]),
      ]),
      ...presets.flatMap(({ texts: { en, de } }) => [en, de]),
    ]);
    expect(texts.filter((text) => /[a-z][A-Z]|[A-Z]{2}|_/.test(text))).toEqual([]);
  });
});
