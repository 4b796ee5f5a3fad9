import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import type { Config } from '../../../../platform/config/config.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { COMPETITION_ACTS, CompetitionInvitations, Permissions } from '../../application/index.js';
import type { CompetitionFailureCode, CompetitionPermissions } from '../../application/index.js';
import { CompetitionReader } from '../../application/readers.js';
import type { Competition } from '../../domain/competition.js';
import {
  CompetitionActType,
  CompetitionInvitationType,
  toActType,
} from './competition-acts.type.js';
import { CompetitionEntryType } from './competition-parts.type.js';
import { CompetitionType } from './competition.type.js';

const permissionsOf = defineLoader<string, CompetitionPermissions>('competition permissions');

interface LadderObstacleOf {
  readonly code: CompetitionFailureCode | null;
}

const obstaclesOf = defineLoader<string, LadderObstacleOf>('ladder obstacles');

const actsPrice = ({ childComplexity }: { readonly childComplexity: number }): number =>
  STATEMENT_PRICE + COMPETITION_ACTS.length * childComplexity;

/** What the viewer may do in a competition, and why not. */
@Resolver(() => CompetitionType)
export class CompetitionActsResolver {
  constructor(
    private readonly permissions: Permissions,
    private readonly invitations: CompetitionInvitations,
    private readonly reader: CompetitionReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ResolveField(() => [CompetitionActType], {
    nullable: true,
    complexity: actsPrice,
    description:
      'Everything that can be done in the competition, and whether the viewer may and why not. Null when nobody is ' +
      'signed in.',
  })
  async acts(
    @Parent() { source }: CompetitionType,
    @Args('invitationToken', {
      type: () => String,
      nullable: true,
      description: 'The token of a link that the viewer has opened.',
    })
    invitationToken: string | null | undefined,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionActType[] | null> {
    if (!viewer) return null;
    const isInvited = this.invitations.isFor(invitationToken ?? null, source);
    const permissions = (await this.load(viewer, source, isInvited, context))!;
    return COMPETITION_ACTS.map((what) => toActType(what, permissions[what]));
  }

  @ResolveField(() => CompetitionInvitationType, {
    nullable: true,
    complexity: actsPrice,
    description:
      'The link with which others may enter, for the organiser of a competition by invitation; null for everyone else.',
  })
  async invitation(
    @Parent() { source }: CompetitionType,
    @OptionalViewer('competition:write') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionInvitationType | null> {
    if (!viewer || source.access !== 'INVITATION') return null;
    const permissions = await this.load(viewer, source, false, context);
    if (permissions?.CANCEL !== null) return null;
    const invitationToken = this.invitations.tokenOf(source);
    const page = `${this.config.PUBLIC_URL}/competitions/${toGlobalId('Competition', source.id)}`;
    return { invitationToken, url: `${page}?invitation=${encodeURIComponent(invitationToken)}` };
  }

  private load(
    { userId }: Viewer,
    { id }: Competition,
    isInvited: boolean,
    context: GraphqlContext,
  ): Promise<CompetitionPermissions | null> {
    const loader = permissionsOf(context, (keys) => this.permissionsFor(userId, keys));
    return loader.load(isInvited ? `${id}:invited` : id);
  }

  /** For each id of a competition, or `id:invited`; one reading for all. */
  private async permissionsFor(
    userId: string,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, CompetitionPermissions>> {
    const asked = keys.map((key) => key.split(':') as [string, string?]);
    const found = await this.reader.findMany([...new Set(asked.map(([id]) => id))]);
    const known = asked.flatMap(([id, invited], i) => {
      const competition = found.get(id);
      return competition ? [{ key: keys[i]!, competition, isInvited: invited !== undefined }] : [];
    });
    const permissions = await this.permissions.of(
      userId,
      known.map(({ competition }) => competition),
      known.map(({ isInvited }) => isInvited),
    );
    return new Map(known.map(({ key }, i) => [key, permissions[i]!]));
  }
}

/** Whom the viewer may challenge on a ladder. */
@Resolver(() => CompetitionEntryType)
export class LadderChallengeResolver {
  constructor(
    private readonly permissions: Permissions,
    private readonly reader: CompetitionReader,
  ) {}

  @ResolveField(() => CompetitionActType, {
    nullable: true,
    complexity: actsPrice,
    description:
      'Whether the viewer may challenge this entrant of a ladder, and why not. Null when nobody is signed in.',
  })
  async viewerChallenge(
    @Parent() { entry: { competitionId, number } }: CompetitionEntryType,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionActType | null> {
    if (!viewer) return null;
    const loader = obstaclesOf(context, (keys) => this.obstacles(viewer.userId, keys));
    const found = await loader.load(`${competitionId}:${number}`);
    return found && toActType('CHALLENGE', found.code);
  }

  /** For each `competition:number`; one reading for all entries of a competition. */
  private async obstacles(
    userId: string,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, LadderObstacleOf>> {
    const ids = [...new Set(keys.map((key) => key.split(':')[0]!))];
    const competitions = await this.reader.findMany(ids);
    const found = await Promise.all(
      [...competitions.values()].map(async (competition) => {
        const own = keys.filter((key) => key.startsWith(`${competition.id}:`));
        const numbers = own.map((key) => Number(key.split(':')[1]));
        const codes = await this.permissions.challenges(userId, competition, numbers);
        return own.map((key, i) => [key, { code: codes[i]! }] as const);
      }),
    );
    return new Map(found.flat());
  }
}
