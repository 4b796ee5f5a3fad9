/** Mutations of competitions. */
import { toGlobalId } from '../../../../src/platform/api/ids.js';
import { signedIn } from '../rows.js';
import type { TestData } from '../test-data.js';
import { everyone } from './row.js';
import type { MutationRow, MutationRows } from './row.js';

const takes = { needs: signedIn('competition:write'), effect: 'refused' } as const;

/** Input for the running competition, which has no organiser. */
const inCompetition = (more: object) => (testData: TestData) => ({
  input: { competitionId: testData.ids.competition, ...more },
});

const organisers = (more: object): MutationRow => ({
  ...takes,
  variables: inCompetition(more),
  gives: everyone('NOT_THE_ORGANISER'),
});

const TERMS = { name: 'x', form: 'KNOCK_OUT', variant: 'zweier' };

const RHYTHM = {
  timeZone: 'Europe/Vienna',
  unit: 'WEEK',
  every: 1,
  firstStart: '2027-01-03T18:00',
  opensDaysBefore: 3,
};

export const COMPETING: MutationRows = {
  answerCompetitionPartner: {
    ...takes,
    variables: inCompetition({ agree: true }),
    gives: everyone('NO_PARTNER_ASKS'),
  },
  cancelCompetition: organisers({ reason: 'A test.' }),
  challengeOnLadder: {
    ...takes,
    variables: inCompetition({ number: 2 }),
    gives: everyone('NOT_A_LADDER'),
  },
  changeCompetition: organisers({ name: 'Another name' }),
  createCompetition: {
    ...takes,
    variables: () => ({ input: TERMS }),
    gives: everyone('COMPETITION_NAME_INVALID'),
  },
  createCompetitionSeries: {
    ...takes,
    variables: () => ({ input: { ...TERMS, rhythm: RHYTHM } }),
    gives: everyone('COMPETITION_NAME_INVALID'),
  },
  disqualifyEntry: organisers({ number: 1, reason: 'A test.' }),
  endCompetitionSeries: {
    ...takes,
    variables: ({ ids }) => ({ input: { competitionSeriesId: ids.competitionSeries } }),
    gives: everyone('NOT_THE_ORGANISER'),
  },
  endRoundEarly: organisers({ reason: 'A test.' }),
  enterCompetition: {
    ...takes,
    variables: inCompetition({}),
    gives: {
      owner: 'ALREADY_ENTERED',
      opponent: 'ALREADY_ENTERED',
      others: 'NOT_OPEN_FOR_ENTRY',
    },
  },
  reenterCompetition: {
    ...takes,
    variables: inCompetition({}),
    gives: {
      owner: 'REENTRY_NOT_POSSIBLE',
      opponent: 'REENTRY_NOT_POSSIBLE',
      others: 'NOT_ENTERED',
    },
  },
  withdrawFromCompetition: {
    ...takes,
    // Who has entered would be out.
    variables: () => ({
      input: {
        competitionId: toGlobalId('Competition', 'c0ffee00-c0ff-4c0f-8c0f-c0ffeec0ffee'),
      },
    }),
    gives: everyone('COMPETITION_NOT_FOUND'),
  },
};
