/** Pure: the texts of notifications. */
import { describe, expect, it } from '@jest/globals';
import { notificationText } from '../../../src/modules/notifications/application/notification-texts.js';
import type { NotificationFacts } from '../../../src/modules/notifications/application/notification-texts.js';
import { NOTIFICATION_TYPES } from '../../../src/modules/notifications/domain/notification.js';
import { LANGUAGES } from '../../../src/platform/api/reader.js';

const facts = (part: Partial<NotificationFacts> = {}): NotificationFacts => ({
  type: 'YOUR_TURN',
  language: 'en',
  timeZone: 'Europe/Vienna',
  variant: 'dreier',
  opponents: ['bela', 'cili'],
  deadline: new Date('2026-07-04T21:30:00Z'),
  club: 'Runde',
  competition: null,
  number: null,
  decision: null,
  waiting: null,
  ...part,
});

describe('a notification', () => {
  it.each(
    LANGUAGES.flatMap((language) => NOTIFICATION_TYPES.map((type) => [language, type] as const)),
  )('in %s, %s, has its own subject and text', (language, type) => {
    const all = LANGUAGES.flatMap((each) =>
      NOTIFICATION_TYPES.map(
        (other) => notificationText(facts({ language: each, type: other })).subject,
      ),
    );
    const { subject, paragraphs } = notificationText(facts({ language, type }));
    expect(all.filter((text) => text === subject)).toEqual([subject]);
    expect(paragraphs.join(' ')).toMatch(/\S.*\.$/);
  });

  it('names the others, the game and the time on the reader’s clock', () => {
    expect(notificationText(facts())).toEqual({
      subject: 'Your turn: match with bela and cili',
      paragraphs: [
        'It is your turn in the match with bela and cili: Dreierschnapsen. ' +
          'You have until Saturday, 4 July 2026, 23:30 (Europe/Vienna, UTC+2).',
      ],
    });
  });

  it('calls a house bot by its level', () => {
    const { subject } = notificationText(facts({ opponents: ['bot-easy', 'cili'] }));
    expect(subject).toBe('Your turn: match with Bot easy and cili');
  });

  it('a challenge says who challenges', () => {
    const challenge = facts({ type: 'CHALLENGE', language: 'de', opponents: ['Sepp', 'Maria'] });
    expect(notificationText(challenge)).toEqual({
      subject: 'Sepp fordert dich heraus',
      paragraphs: ['Sepp fordert dich heraus: Dreierschnapsen.'],
    });
    expect(notificationText({ ...challenge, opponents: [] }).subject).toBe(
      'Jemand fordert dich heraus',
    );
  });

  it('in German names the others, the game and the time', () => {
    expect(
      notificationText(facts({ language: 'de', deadline: new Date('2027-01-02T12:00:00Z') })),
    ).toEqual({
      subject: 'Du bist dran: Partie mit bela und cili',
      paragraphs: [
        'Du bist dran in der Partie mit bela und cili: Dreierschnapsen. ' +
          'Du hast Zeit bis Samstag, 2. Jänner 2027, 13:00 (Europe/Vienna, UTC+1).',
      ],
    });
    const turn = { variant: 'zweier', opponents: [], deadline: null };
    expect(notificationText(facts({ language: 'de', waiting: [turn] }))).toEqual({
      subject: 'Eine Partie wartet auf dich',
      paragraphs: ['In diesen Partien bist du dran:', '– mit Unbekannt: Zweierschnapsen.'],
    });
  });

  it.each([
    ['UTC', 'Saturday, 4 July 2026, 21:30 (UTC)'],
    ['Asia/Kolkata', 'Sunday, 5 July 2026, 03:00 (Asia/Kolkata, UTC+5:30)'],
    ['Nowhere/Land', 'Saturday, 4 July 2026, 21:30 (UTC)'],
  ])('gives the time on a clock in %s', (timeZone, localTime) => {
    expect(notificationText(facts({ timeZone })).paragraphs[0]).toContain(`until ${localTime}.`);
  });

  it('without a deadline has no time, and needs no names', () => {
    const { paragraphs } = notificationText(
      facts({ deadline: null, opponents: [], variant: null }),
    );
    expect(paragraphs).toEqual(['It is your turn in the match with somebody: Schnapsen.']);
  });

  it('the daily digest lists every waiting match', () => {
    const turn = { variant: 'zweier', opponents: ['bela'], deadline: null };
    const { subject, paragraphs } = notificationText(
      facts({ waiting: [turn, { ...turn, opponents: ['cili'] }] }),
    );
    expect(subject).toBe('2 matches wait for you');
    expect(paragraphs[1]!.split('\n')).toEqual([
      expect.stringMatching(/^– with bela: /),
      expect.stringMatching(/^– with cili: /),
    ]);
  });
});
