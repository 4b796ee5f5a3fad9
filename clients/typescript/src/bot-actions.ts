import type { Client } from './client.js';
import {
  BotAcceptDocument,
  BotChallengesDocument,
  BotDeclineDocument,
  BotMatchNowDocument,
  BotSayDocument,
  BotTurnsDocument,
} from './generated/graphql.js';
import type {
  BotChallengeFragment,
  BotChallengesQuery,
  BotMatchFragment,
  BotTurnsQuery,
  Phrase,
} from './generated/graphql.js';
import { pause } from './patience.js';
import { accepted } from './problems.js';

/** What a bot reads and does besides its moves. */
export class BotActions {
  constructor(
    private readonly client: Client,
    private readonly signal: AbortSignal,
  ) {}

  /** The matches that wait for the bot. */
  async *waitingTurns(): AsyncGenerator<BotMatchFragment, void, void> {
    for (let after: string | null = null, more = true; more;) {
      const page: BotTurnsQuery = await this.client.request(
        BotTurnsDocument,
        { after },
        this.signal,
      );
      const { myTurns } = page;
      yield* myTurns.nodes.filter((turn) => turn !== null);
      after = myTurns.pageInfo.endCursor ?? null;
      more = myTurns.pageInfo.hasNextPage;
    }
  }

  /** The open challenges that name the bot, which it has not answered. */
  async *waitingChallenges(): AsyncGenerator<BotChallengeFragment, void, void> {
    for (let after: string | null = null, more = true; more;) {
      const page: BotChallengesQuery = await this.client.request(
        BotChallengesDocument,
        { after },
        this.signal,
      );
      const { me, challenges } = page;
      const isNamed = ({ table }: BotChallengeFragment) =>
        table.some(({ state, user }) => state === 'NAMED' && user?.username === me?.username);
      yield* challenges.nodes.filter((it) => it !== null).filter(isNamed);
      after = challenges.pageInfo.endCursor ?? null;
      more = challenges.pageInfo.hasNextPage;
    }
  }

  async matchNow(id: string): Promise<BotMatchFragment | null> {
    const { match } = await this.client.request(BotMatchNowDocument, { id }, this.signal);
    return match ?? null;
  }

  /** A match as it is after a pause. */
  async matchAfter(id: string, millis: number): Promise<BotMatchFragment | null> {
    await pause(millis, this.signal);
    return this.matchNow(id);
  }

  /** @throws Refused */
  async answer(challengeId: string, accepts: boolean): Promise<void> {
    const input = { challengeId };
    if (accepts) {
      const answer = await this.client.request(BotAcceptDocument, { input }, this.signal);
      accepted(answer.acceptChallenge);
    } else {
      const answer = await this.client.request(BotDeclineDocument, { input }, this.signal);
      accepted(answer.declineChallenge);
    }
  }

  /** @throws Refused */
  async say(matchId: string, phrase: Phrase): Promise<void> {
    const input = { matchId, phrase };
    accepted((await this.client.request(BotSayDocument, { input }, this.signal)).sendMessage);
  }
}
