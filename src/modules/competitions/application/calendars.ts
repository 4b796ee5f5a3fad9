import { Inject, Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import type { InLanguages, Language } from '../../../platform/api/reader.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { isCompetitionOver } from '../domain/competition.js';
import type { Competition, Series, StoredRound } from '../domain/competition.js';
import { DAY_MILLIS } from '../domain/days.js';
import type { CalendarEvent } from '../domain/ics.js';
import { isActiveFor } from '../domain/permission.js';
import { startAfter } from '../domain/rhythm.js';
import { CompetitionReader } from '../storage/competition-reader.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { EntryReader } from '../storage/entry-reader.js';
import { PairingReader } from '../storage/pairing-reader.js';
import type { OpenPairing } from '../storage/pairing-reader.js';
import { SeriesReader } from '../storage/series-reader.js';

/** What is longer ago is left out. */
const PAST_DAYS = 30;

/** The newest competitions of a user that are looked at, and as many open pairings. */
const MOST = 100;

interface Wording {
  readonly mine: string;
  readonly start: (name: string) => string;
  readonly round: (name: string, round: number) => string;
  readonly season: (name: string, season: number) => string;
  readonly deadline: (name: string) => string;
}

const WORDINGS: InLanguages<Wording> = {
  en: {
    mine: 'Schnapsen: my competitions',
    start: (name) => `${name} begins`,
    round: (name, round) => `${name}: round ${round}`,
    season: (name, season) => `${name}: season ${season} begins`,
    deadline: (name) => `${name}: the time of your challenge is up`,
  },
  de: {
    mine: 'Schnapsen: meine Wettbewerbe',
    start: (name) => `${name} beginnt`,
    round: (name, round) => `${name}: Runde ${round}`,
    season: (name, season) => `${name}: Saison ${season} beginnt`,
    deadline: (name) => `${name}: die Zeit deiner Forderung läuft ab`,
  },
};

/** A calendar, with its name. */
export interface CompetitionCalendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/** What stands in calendars of competitions: their starts, rounds and seasons, and the challenges of a user. */
@Injectable()
export class Calendars {
  constructor(
    private readonly competitions: CompetitionReader,
    private readonly entries: EntryReader,
    private readonly pairings: PairingReader,
    private readonly series: SeriesReader,
    private readonly store: CompetitionStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Of the competitions in which a user takes part, those that are not over or ended lately. */
  async ofUser(userId: string, language: Language): Promise<CompetitionCalendar> {
    const now = await this.store.now();
    const entered = await this.enteredBy(userId, now);
    const ids = new Set(entered.map(({ id }) => id));
    const open = await this.pairings.openOf(userId, { first: MOST, after: null });
    const challenges = open.filter(({ competitionId }) => ids.has(competitionId));
    const events = [
      ...(await this.eventsOf(entered, language, now)),
      ...(await this.seasonsOf(userId, entered, language, now)),
      ...this.challengesOf(challenges, entered, language),
    ];
    return { name: WORDINGS[language].mine, events };
  }

  /** Of one competition: its start, and its rounds that are not long over. */
  async ofCompetition(competition: Competition, language: Language): Promise<CompetitionCalendar> {
    const events = await this.eventsOf([competition], language, await this.store.now());
    return { name: competition.name, events };
  }

  private async enteredBy(userId: string, now: Date): Promise<Competition[]> {
    const query = { ...ANY, entrantId: userId, viewerId: userId };
    const { rows } = await this.competitions.list(query, { first: MOST, after: null });
    const lately = rows.filter(({ endedAt }) => endedAt === null || endedAt >= past(now));
    const entries = await this.entries.ofUser(
      userId,
      lately.map(({ id }) => id),
    );
    // Whoever has left, is out, or has not agreed to be a partner does not wait for its rounds.
    return lately.filter(({ id }) => isActiveFor(entries.get(id)!, userId));
  }

  private async eventsOf(
    competitions: readonly Competition[],
    language: Language,
    now: Date,
  ): Promise<CalendarEvent[]> {
    const rounds = await this.pairings.newestRounds(competitions.map(({ id }) => id));
    const of = groupBy(rounds, ({ competitionId }) => competitionId);
    return competitions.flatMap((competition) => [
      ...this.startOf(competition, language),
      ...(of.get(competition.id) ?? [])
        .filter(({ endsAt }) => endsAt !== null && endsAt >= past(now))
        .map((round) => this.roundOf(competition, round, language)),
    ]);
  }

  /** One that starts as soon as it is full has no time before that. */
  private startOf(competition: Competition, language: Language): CalendarEvent[] {
    const { id, name, startedAt, startsAt, createdAt } = competition;
    const start = startedAt ?? startsAt;
    if (start === null) return [];
    const summary = WORDINGS[language].start(name);
    const times = { start, end: null, stamp: createdAt };
    return [{ ...this.about(competition), ...times, uid: uidOf('start', id), summary }];
  }

  private roundOf(competition: Competition, round: StoredRound, language: Language): CalendarEvent {
    const { number, openedAt, endsAt, endedAt } = round;
    const summary = WORDINGS[language].round(competition.name, number);
    const times = { start: openedAt, end: endedAt ?? endsAt, stamp: openedAt };
    const uid = uidOf('round', competition.id, number);
    const about = this.about(competition);
    const isCancelled = about.isCancelled && endedAt === null;
    return { ...about, ...times, uid, summary, isCancelled };
  }

  /** The next season of each series in whose last season the user plays. Where seasons rest in between, after its end. */
  private async seasonsOf(
    userId: string,
    entered: readonly Competition[],
    language: Language,
    now: Date,
  ): Promise<CalendarEvent[]> {
    const found = await this.series.visibleTo(
      userId,
      entered.flatMap(({ seriesId }) => seriesId ?? []),
    );
    return entered.flatMap((competition) => {
      const series = competition.seriesId === null ? undefined : found.get(competition.seriesId);
      return series && isLastOf(competition, series)
        ? [this.seasonAfter(competition, series, language, now)]
        : [];
    });
  }

  private seasonAfter(
    competition: Competition,
    { id, name, rhythm, seasons, createdAt }: Series,
    language: Language,
    now: Date,
  ): CalendarEvent {
    const number = seasons + 1;
    const start = startAfter(rhythm, competition, now);
    const summary = WORDINGS[language].season(name, number);
    const times = { start, end: null, stamp: createdAt };
    const uid = uidOf('season', id, number);
    return { ...this.about(competition), ...times, uid, summary, isCancelled: false };
  }

  /** Pairings with a time of their own: on ladders. */
  private challengesOf(
    open: readonly OpenPairing[],
    entered: readonly Competition[],
    language: Language,
  ): CalendarEvent[] {
    return open.flatMap(({ competitionId, round, board, endsAt }) => {
      if (endsAt === null) return [];
      const competition = entered.find(({ id }) => id === competitionId)!;
      const summary = WORDINGS[language].deadline(competition.name);
      const times = { start: endsAt, end: null, stamp: competition.createdAt };
      const uid = uidOf('challenge', competitionId, round, board);
      return [{ ...this.about(competition), ...times, uid, summary, isCancelled: false }];
    });
  }

  private about({ id, version, status }: Competition) {
    return {
      sequence: version,
      url: `${this.config.PUBLIC_URL}/competitions/${toGlobalId('Competition', id)}`,
      isCancelled: status === 'CANCELLED',
    };
  }
}

const ANY = {
  status: null,
  form: null,
  variant: null,
  organiserId: null,
  clubId: null,
  seriesId: null,
} as const;

const past = (now: Date): Date => new Date(now.getTime() - PAST_DAYS * DAY_MILLIS);

const uidOf = (what: string, ...of: readonly (string | number)[]): string =>
  `${what}-${of.join('-')}@bummerl`;

const isLastOf = (competition: Competition, { seasons, endedAt, rhythm }: Series): boolean =>
  endedAt === null &&
  competition.season === seasons &&
  (rhythm.intervalDays === null || isCompetitionOver(competition));
