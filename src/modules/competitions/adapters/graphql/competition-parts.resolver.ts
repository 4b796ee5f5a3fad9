import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { MATCH_PRICE, MatchType } from '../../../matches/adapters/graphql/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { CompetitionReader, EntryReader, PairingReader } from '../../application/readers.js';
import { loadCompetition, loadEntry, loadMatchesOfPairing } from './competition-loaders.js';
import { CompetitionLogEntryType } from './competition-log.type.js';
import {
  CompetitionEntryType,
  CompetitionPairingType,
  CompetitionSideType,
  CompetitionStandingType,
  toEntryType,
} from './competition-parts.type.js';
import { CompetitionType } from './competition.type.js';

@Resolver(() => CompetitionEntryType)
export class CompetitionEntryResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, { description: 'Who has entered.' })
  user(
    @Parent() { entry }: CompetitionEntryType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, entry.userId);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The fixed partner; null in competitions without.',
  })
  partner(
    @Parent() { entry }: CompetitionEntryType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return entry.partnerId ? loadUser(context, this.users, entry.partnerId) : null;
  }
}

@Resolver(() => CompetitionSideType)
export class CompetitionSideResolver {
  constructor(private readonly entries: EntryReader) {}

  @ResolveField(() => CompetitionEntryType, { nullable: true, description: 'The entrant.' })
  async entry(
    @Parent() lot: CompetitionSideType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionEntryType | null> {
    const entry = await loadEntry(context, this.entries, lot);
    return entry && toEntryType(entry);
  }
}

@Resolver(() => CompetitionStandingType)
export class CompetitionStandingResolver {
  constructor(private readonly entries: EntryReader) {}

  @ResolveField(() => CompetitionEntryType, { nullable: true, description: 'The entrant.' })
  async entry(
    @Parent() lot: CompetitionStandingType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionEntryType | null> {
    const entry = await loadEntry(context, this.entries, lot);
    return entry && toEntryType(entry);
  }
}

/** Most pairings are of one match, some of three. */
const USUAL_MATCHES = 2;

@Resolver(() => CompetitionPairingType)
export class CompetitionPairingResolver {
  constructor(
    private readonly competitions: CompetitionReader,
    private readonly pairings: PairingReader,
    private readonly nodes: NodeFinders,
  ) {}

  @ResolveField(() => CompetitionType, { description: 'The competition.' })
  competition(
    @Parent() { pairing }: CompetitionPairingType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionType | null> {
    return loadCompetition(context, this.competitions, pairing.competitionId);
  }

  @ResolveField(() => [MatchType], {
    nullable: 'items',
    complexity: ({ childComplexity }) => 1 + USUAL_MATCHES * (MATCH_PRICE + childComplexity),
    description:
      'Its matches, at most 20, in the order in which they were opened; null for one at which the viewer may not look.',
  })
  async playedMatches(
    @Parent() { pairing }: CompetitionPairingType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<(NodeObject | null)[]> {
    const played = await loadMatchesOfPairing(context, this.pairings, pairing);
    const load = (matchId: string) =>
      this.nodes.load(context, 'Match', toGlobalId('Match', matchId), viewer);
    return Promise.all(played.map(({ matchId }) => load(matchId)));
  }
}

@Resolver(() => CompetitionLogEntryType)
export class CompetitionLogEntryResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'Who did it; null for what the service did by itself.',
  })
  actor(
    @Parent() { logged }: CompetitionLogEntryType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return logged.actorId ? loadUser(context, this.users, logged.actorId) : null;
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'Whom it concerns; null for nobody in particular.',
  })
  subject(
    @Parent() { logged }: CompetitionLogEntryType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return logged.subjectId ? loadUser(context, this.users, logged.subjectId) : null;
  }
}
