import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchReader } from '../../application/match-reader.js';
import type { MatchSight } from '../../application/match-sight.js';
import type { TurnPosition } from '../../storage/list-turns.js';
import { toMatchType } from './match-mapper.js';
import { MatchType, TurnConnection } from './match.type.js';

/** What waits for the viewer. */
@Resolver(() => MatchType)
export class TurnsResolver {
  constructor(private readonly reader: MatchReader) {}

  @Query(() => TurnConnection, {
    description:
      'Every match that waits for the viewer, the next deadline first, those without one last. A cursor ' +
      'stands for a deadline and a match: what is played meanwhile shifts nothing.',
  })
  async myTurns(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('read') { userId }: Viewer,
  ): Promise<TurnConnection> {
    const page = parsePage(first, after, isTurnPosition);
    const [sights, totalCount] = await Promise.all([
      this.reader.turns(userId, page),
      this.reader.countTurns(userId),
    ]);
    return { ...connectionOf(sights, page, positionOf, toMatchType), totalCount };
  }
}

const positionOf = ({ stored: { deadline, id } }: MatchSight): TurnPosition => [
  // Postgres' infinity is no Date; the list has it where matches without a deadline are.
  deadline instanceof Date ? deadline.toISOString() : null,
  id,
];

/** A match without a deadline has null where others have a moment. */
function isTurnPosition(value: unknown): value is TurnPosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [deadline, id] = value as unknown[];
  return isMomentAndId([deadline ?? ANY_MOMENT, id]);
}

const ANY_MOMENT = '2026-01-31T12:00:00.000Z';
