import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Complexity } from '@nestjs/graphql';
import { pagePrice, STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import { hasRole } from '../../../../platform/api/viewer.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import {
  OptionalViewer,
  SignedInEvenSuspended,
  Staff,
} from '../../../../platform/graphql/signed-in.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { AuditEntries, isAnnounced } from '../../application/index.js';
import type { AuditEntry } from '../../application/index.js';
import {
  AuditEntryConnection,
  AuditEntryType,
  AuditLogArgs,
  toAuditEntryType,
} from './audit.type.js';

/** A page of the log: the entries, and their words. */
const listPrice: Complexity = ({ args, childComplexity }) =>
  STATEMENT_PRICE + pagePrice(args, childComplexity);

/** The audit log. */
@Resolver(() => AuditEntryType)
export class AuditResolver implements OnModuleInit {
  constructor(
    private readonly entries: AuditEntries,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('AuditEntry', 'session', async (ids, viewer) => {
      if (!viewer) return new Map();
      const found = (await this.entries.findMany(ids)).filter((entry) => maySee(entry, viewer));
      return new Map(found.map((entry) => [entry.id, toAuditEntryType(entry)]));
    });
  }

  @Query(() => AuditEntryConnection, {
    complexity: listPrice,
    description: 'What moderators, admins and the operator did, newest first.',
  })
  async auditLog(
    @Staff('ADMIN') _viewer: Viewer,
    @Args() { actor, subject, kind: act, openAppeals, ...args }: AuditLogArgs,
  ): Promise<Connection<AuditEntryType>> {
    const page = parsePage(args.first, args.after, isMomentAndId);
    const [actorId, subjectId] = await Promise.all([this.idOf(actor), this.idOf(subject)]);
    if (actorId === null || subjectId === null)
      return connectionOf([], page, momentAndIdOf, toAuditEntryType);
    const query = {
      ...(actorId && { actorId }),
      ...(subjectId && { subjectId }),
      ...(act && { act }),
      ...(openAppeals && { appealed: true as const }),
    };
    const rows = await this.entries.list(query, page);
    return connectionOf(rows, page, momentAndIdOf, toAuditEntryType);
  }

  /** Undefined if no name is given, null if nobody has it. */
  private async idOf(name: string | null | undefined): Promise<string | null | undefined> {
    return name === null || name === undefined
      ? undefined
      : ((await this.users.byAnyUsername(name))?.id ?? null);
  }

  @Query(() => AuditEntryConnection, {
    complexity: listPrice,
    description:
      'What moderators, admins and the operator have decided about the viewer, newest first. A suspended person ' +
      'sees it, too.',
  })
  async decisionsAboutMe(
    @Args() args: PageArgs,
    @SignedInEvenSuspended('session') { userId }: Viewer,
  ): Promise<Connection<AuditEntryType>> {
    const page = parsePage(args.first, args.after, isMomentAndId);
    const rows = await this.entries.about(userId, page);
    return connectionOf(rows, page, momentAndIdOf, toAuditEntryType);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'Who did it; null for the operator, and for all but admins.',
  })
  async actor(
    @Parent() { source }: AuditEntryType,
    @OptionalViewer('session') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    if (!hasRole(viewer, 'ADMIN') || source.actorId === null) return null;
    return loadUser(context, this.users, source.actorId);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The person concerned; null if it concerns nobody alone.',
  })
  async subject(
    @Parent() { source }: AuditEntryType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return source.subjectId === null ? null : loadUser(context, this.users, source.subjectId);
  }
}

/** Admins see all entries, and others what was decided about them. */
const maySee = ({ subjectId, act }: AuditEntry, viewer: Viewer): boolean =>
  hasRole(viewer, 'ADMIN') || (subjectId === viewer.userId && isAnnounced(act));
