import { variantOf } from '../../../../engine/index.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { html } from '../../../../platform/html.js';
import type { Html } from '../../../../platform/html.js';
import { page, nextPageLink } from '../../../../platform/http/page.js';
import type { TimeControl } from '../../../clock/domain/index.js';
import type { Challenge } from '../../domain/challenge.js';

/** The data that the page of an invitation shows. */
export interface InvitationPageData {
  readonly challenge: Challenge;
  readonly token: string;
  /** Player names by seat; null where anyone may sit down. */
  readonly creator: string;
  readonly seats: readonly (string | null)[];
}

/** The texts of the page, in one language. */
interface Words {
  readonly language: 'de' | 'en';
  readonly invites: (creator: string) => string;
  readonly labels: { game: string; rating: string; clock: string; seats: string };
  readonly rated: (rated: boolean) => string;
  readonly days: (days: number) => string;
  readonly hours: (hours: number) => string;
  readonly turn: string;
  readonly bank: string;
  readonly noClock: string;
  readonly free: string;
  readonly open: string;
  readonly forPrograms: string;
  readonly how: Html;
}

const GERMAN: Words = {
  language: 'de',
  invites: (creator) => `${creator} lädt dich zu einer Partie ein.`,
  labels: { game: 'Spiel', rating: 'Wertung', clock: 'Bedenkzeit', seats: 'Plätze' },
  rated: (rated) => (rated ? 'gewertet' : 'nicht gewertet'),
  days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
  hours: (hours) => (hours === 1 ? '1 Stunde' : `${hours} Stunden`),
  turn: 'je Zug',
  bank: 'für alle Züge',
  noClock: 'keine Uhr',
  free: 'frei',
  open: 'Ansehen und annehmen',
  forPrograms: 'Mit einem Programm annehmen',
  how: html`<p>
    Melde dich im <a href="/explorer">Explorer</a> oder in deinem Programm an und sende diese
    Mutation. Mit <code>seat</code> wählst du einen freien Platz.
  </p>`,
};

const ENGLISH: Words = {
  language: 'en',
  invites: (creator) => `${creator} invites you to a match.`,
  labels: { game: 'Game', rating: 'Rating', clock: 'Time', seats: 'Seats' },
  rated: (rated) => (rated ? 'rated' : 'unrated'),
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  hours: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
  turn: 'a turn',
  bank: 'for all turns',
  noClock: 'no clock',
  free: 'free',
  open: 'View and accept',
  forPrograms: 'Accept with a program',
  how: html`<p>
    Sign in with the <a href="/explorer">explorer</a> or your own program and send this mutation.
    Add <code>seat</code> to choose a free seat.
  </p>`,
};

/** The page of an invitation that can be accepted, in German and English. */
export function invitationPage(shown: InvitationPageData): string {
  return page(
    'Einladung · Invitation',
    html`${[GERMAN, ENGLISH].map((words) => sectionOf(shown, words))}`,
  );
}

/** The page for a wrong link, or for the link of a challenge that is over or full. */
export const NO_INVITATION = page(
  'Keine Einladung · No invitation',
  html`<p lang="de" class="wrong">
      Dieser Link ist falsch, oder die Partie hat begonnen oder wurde abgesagt.
    </p>
    <p lang="en" class="wrong">
      This link is wrong, or the match has begun or its challenge was cancelled.
    </p>`,
);

/** The page for a network that has opened too many links. */
export const LIMITED = page(
  'Nicht jetzt · Not now',
  html`<p lang="de">Zu viele Versuche. Versuche es später noch einmal.</p>
    <p lang="en">Too many tries. Try again later.</p>`,
);

function sectionOf(shown: InvitationPageData, words: Words): Html {
  const { challenge, creator, seats, token } = shown;
  const { labels } = words;
  const game = variantOf(challenge.variant)!.names[words.language];
  const sitting = seats.map((name, seat) => `${seat}: ${name ?? words.free}`).join(', ');
  return html`<section lang="${words.language}">
    <p>${words.invites(creator)}</p>
    <ul>
      <li>${labels.game}: ${game}, ${challenge.preset}</li>
      <li>${labels.rating}: ${words.rated(challenge.rated)}</li>
      <li>${labels.clock}: ${clockOf(challenge.timeControl, words)}</li>
      <li>${labels.seats}: ${sitting}</li>
    </ul>
    ${nextPageLink(`/join/${encodeURIComponent(token)}`, words.open)}
    <details>
      <summary>${words.forPrograms}</summary>
      ${words.how}
      <pre>${mutationOf(shown)}</pre>
    </details>
  </section> `;
}

function clockOf({ perTurnSeconds, bankSeconds }: TimeControl, words: Words): string {
  if (perTurnSeconds !== null) return `${durationOf(perTurnSeconds, words)} ${words.turn}`;
  if (bankSeconds !== null) return `${durationOf(bankSeconds, words)} ${words.bank}`;
  return words.noClock;
}

/** Whole days, or hours to a tenth. */
function durationOf(seconds: number, { days, hours }: Words): string {
  const inDays = seconds / 86_400;
  return Number.isInteger(inDays) ? days(inDays) : hours(Math.round(seconds / 360) / 10);
}

/** The mutation that accepts the challenge, ready to be sent. */
const mutationOf = ({ challenge, token }: InvitationPageData): string => `mutation {
  acceptChallenge(
    input: {
      challengeId: "${toGlobalId('Challenge', challenge.id)}"
      invitation: "${token}"
    }
  ) {
    match { id }
    userErrors { code message }
  }
}`;
