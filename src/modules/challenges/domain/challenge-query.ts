import { clockKindOf } from '../../clock/domain/index.js';
import type { ClockKind } from '../../clock/domain/index.js';
import { isOpenToAll, seatedUsers } from './challenge.js';
import type { Challenge, ChallengeStatus } from './challenge.js';

/** The conditions of a query; null is no condition. */
export interface ChallengeQuery {
  readonly status: ChallengeStatus | null;
  readonly variant: string | null;
  readonly preset: string | null;
  readonly rated: boolean | null;
  readonly clock: ClockKind | null;
  /** Bounds of the time for a turn, or of the bank. */
  readonly minSeconds: number | null;
  readonly maxSeconds: number | null;
  readonly creatorId: string | null;
  /** A user who sits in them or is named. */
  readonly opponentId: string | null;
  /** Whether a bot sits in them or is named. */
  readonly withBots: boolean | null;
  /** Created at `createdSince` or later, and before `createdBefore`. */
  readonly createdSince: Date | null;
  readonly createdBefore: Date | null;
  /** Challenges in which this user has not sat down. */
  readonly notSeatedId: string | null;
  /** Challenges with no player, seated or named, whom this user has blocked. */
  readonly blockerId: string | null;
  /** Challenges in which this user sits or is named, with any status. */
  readonly participantId: string | null;
  /** Open challenges in which anyone may sit down, without invitation. */
  readonly openToAll: true | null;
}

/** Facts for a query that are not in the challenge. */
export interface QueryContext {
  /** Whether a bot sits in it or is named. */
  readonly hasBot: boolean;
  /** The users whom the viewer has blocked. */
  readonly blocked: ReadonlySet<string>;
}

const secondsOf = ({ timeControl }: Challenge): number | null =>
  timeControl.perTurnSeconds ?? timeControl.bankSeconds;

const usersIn = ({ seats }: Challenge): string[] => seats.flatMap(({ userId }) => userId ?? []);

type Tests = {
  readonly [Part in keyof ChallengeQuery]: (
    challenge: Challenge,
    wanted: NonNullable<ChallengeQuery[Part]>,
    context: QueryContext,
  ) => boolean;
};

/** The test for each condition; it must agree with the SQL of the store's list. */
const TESTS: Tests = {
  status: ({ status }, wanted) => status === wanted,
  variant: ({ variant }, wanted) => variant === wanted,
  preset: ({ preset }, wanted) => preset === wanted,
  rated: ({ rated }, wanted) => rated === wanted,
  clock: (challenge, wanted) => clockKindOf(challenge.timeControl) === wanted,
  minSeconds: (challenge, wanted) => (secondsOf(challenge) ?? -Infinity) >= wanted,
  maxSeconds: (challenge, wanted) => (secondsOf(challenge) ?? Infinity) <= wanted,
  creatorId: ({ creatorId }, wanted) => creatorId === wanted,
  opponentId: (challenge, wanted) => usersIn(challenge).includes(wanted),
  withBots: (_challenge, wanted, { hasBot }) => hasBot === wanted,
  createdSince: ({ createdAt }, wanted) => createdAt >= wanted,
  createdBefore: ({ createdAt }, wanted) => createdAt < wanted,
  notSeatedId: (challenge, wanted) => !seatedUsers(challenge).includes(wanted),
  blockerId: (challenge, _wanted, { blocked }) => !usersIn(challenge).some((id) => blocked.has(id)),
  participantId: (challenge, wanted) => usersIn(challenge).includes(wanted),
  openToAll: (challenge) => isOpenToAll(challenge),
};

/**
 * The conditions that a challenge keeps for ever: if it once matched the query, it still matches these. Its
 * players can change, and with them blocks, whether a bot takes part, and whether it is rated.
 */
export const lastingQuery = (query: ChallengeQuery): ChallengeQuery => ({
  ...query,
  status: null,
  rated: null,
  opponentId: null,
  withBots: null,
  notSeatedId: null,
  blockerId: null,
  openToAll: null,
});

/** Whether a challenge matches a query. */
export function fitsQuery(
  challenge: Challenge,
  query: ChallengeQuery,
  context: QueryContext,
): boolean {
  return (Object.keys(TESTS) as (keyof ChallengeQuery)[]).every((part) =>
    fitsPart(part, challenge, query, context),
  );
}

function fitsPart<Part extends keyof ChallengeQuery>(
  part: Part,
  challenge: Challenge,
  query: ChallengeQuery,
  context: QueryContext,
): boolean {
  const wanted = query[part];
  return wanted === null || TESTS[part](challenge, wanted, context);
}
