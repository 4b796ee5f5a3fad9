/** The match that explains itself: a visitor reads each lesson, and acts on it or dismisses it. */
import { describe, expect, it } from '@jest/globals';
import { playUntil, isOver, tap } from '../journeys/support/playing.js';
import { Person } from '../journeys/support/person.js';
import type { Visits } from '../support/visits.js';

export const guidedMatch = (visits: Visits): void =>
  describe('the guided match', () => {
    it.each([
      { language: 'de', viewport: { width: 390, height: 844 } },
      { language: 'en', viewport: { width: 844, height: 390 } },
    ] as const)(
      'is played lesson by lesson, with the text, the hand and the actions in view: $language',
      async (device) => {
        const person = await Person.withBrowser(visits, device);
        try {
          const lessons = new Set<string>();
          // A short match ends before some lessons apply.
          for (let match = 0; match < MOST_MATCHES && lessons.size < ENOUGH; match++) {
            await person.open('/rules/zweier');
            await person.button('learn.explain').click();
            await person.page.waitForURL(/\/match\//);
            await playLessons(person, lessons);
          }
          expect(lessons.size).toBe(ENOUGH);
        } finally {
          await person.network.cut();
        }
      },
      MATCH_MILLIS,
    );
  });

/** The most lessons of a deal; the others need rarer tables. */
const ENOUGH = 9;

const MOST_MATCHES = 3;

/** Plays a match, and adds the lessons that it shows. */
async function playLessons(person: Person, lessons: Set<string>): Promise<void> {
  await playUntil(person, async () => {
    const { lesson, hidden } = await person.page.evaluate<Told>(TOLD);
    expect({ lesson, hidden }).toEqual({ lesson, hidden: [] });
    if (lesson !== null && !lessons.has(lesson)) {
      lessons.add(lesson);
      // Every other lesson is dismissed; the others end when the viewer acts on them.
      if (lessons.size % 2 === 0) await dismiss(person);
    }
    return lessons.size >= ENOUGH || (await isOver(person));
  });
}

const MATCH_MILLIS = 400_000;

const coach = ({ page }: Person) => page.locator('[data-coach]');

/** A lesson that has changed meanwhile is not dismissed. */
async function dismiss(person: Person): Promise<void> {
  await tap(person.button('learn.understood', coach(person)));
}

interface Told {
  /** Null while there is nothing new to tell, and at the end. */
  readonly lesson: string | null;
  /** Cards and buttons outside the window, and parts of the coach that are cut off. */
  readonly hidden: readonly string[];
}

const TOLD = `(() => {
  // A browser under test scrolls before it clicks.
  scrollTo(0, 0);
  const coach = document.querySelector('[data-coach]');
  if (!coach) return { lesson: null, hidden: [] };
  const boxOf = (it) => it.getBoundingClientRect();
  const outer = boxOf(coach);
  const hidden = [...document.querySelectorAll('[data-part="hand"] button, [data-part="actions"] button')].filter((it) => {
    const box = boxOf(it);
    return box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || box.top < outer.bottom - 0.5;
  });
  const cut = [...coach.querySelectorAll('p')].filter((it) => boxOf(it).bottom > outer.bottom + 0.5 || it.scrollHeight > it.clientHeight + 1);
  const isTold = coach.querySelectorAll('button').length > 1;
  return {
    lesson: isTold ? coach.querySelector('p').textContent : null,
    hidden: [...hidden, ...cut].map((it) => it.textContent),
  };
})()`;
