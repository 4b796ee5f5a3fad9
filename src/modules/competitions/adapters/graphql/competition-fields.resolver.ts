import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { ClubType } from '../../../clubs/adapters/graphql/index.js';
import {
  CHANGED_ARG,
  RuleSettingType,
  rulesPrice,
  toRuleSettings,
} from '../../../matches/adapters/graphql/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { CompetitionReader, EntryReader, PairingReader } from '../../application/readers.js';
import { formOf } from '../../domain/index.js';
import type { Form } from '../../domain/index.js';
import {
  CompetitionFormType,
  CompetitionSettingType,
  toCompetitionSettings,
  toFormType,
} from './competition-form.type.js';
import { loadCurrentRound, loadDraw, loadViewersEntry } from './competition-loaders.js';
import { CompetitionEntryType, toEntryType } from './competition-parts.type.js';
import { CompetitionDrawType, CompetitionType } from './competition.type.js';

/** More settings than most forms have. */
const USUAL_SETTINGS = 6;

/** The fields of a competition that are no lists. */
@Resolver(() => CompetitionType)
export class CompetitionFieldsResolver {
  constructor(
    private readonly reader: CompetitionReader,
    private readonly entries: EntryReader,
    private readonly pairings: PairingReader,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
  ) {}

  @ResolveField(() => CompetitionFormType, { description: 'How entrants are paired and ranked.' })
  form(
    @Parent() { source }: CompetitionType,
    @Context() { language }: GraphqlContext,
  ): CompetitionFormType {
    return toFormType(knownForm(source.form), language);
  }

  @ResolveField(() => [CompetitionSettingType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SETTINGS * childComplexity,
    description: 'What the organiser has chosen for the form.',
  })
  chosenSettings(
    @Parent() { source }: CompetitionType,
    @Context() { language }: GraphqlContext,
  ): CompetitionSettingType[] {
    return toCompetitionSettings(knownForm(source.form), source.settings, language);
  }

  @ResolveField(() => [RuleSettingType], {
    complexity: rulesPrice,
    description: 'Every option of the game’s rules.',
  })
  rules(
    @Parent() { source: { options, variant } }: CompetitionType,
    @Args('changed', CHANGED_ARG) changed: boolean,
    @Context() { language }: GraphqlContext,
  ): RuleSettingType[] {
    return toRuleSettings(options, { variant, language, changed });
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description:
      'Who runs it; null when the service does by itself, or the organiser’s account is gone.',
  })
  organiser(
    @Parent() { source }: CompetitionType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return source.organiserId ? loadUser(context, this.users, source.organiserId) : null;
  }

  @ResolveField(() => ClubType, {
    nullable: true,
    description: 'The club that runs it; null for none, and when the viewer does not see it.',
  })
  club(
    @Parent() { source: { clubId } }: CompetitionType,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> | null {
    if (clubId === null) return null;
    return this.nodes.load(context, 'Club', toGlobalId('Club', clubId), viewer);
  }

  @ResolveField(() => CompetitionDrawType, {
    nullable: true,
    description: 'The draw of lots: what anyone needs to verify it.',
  })
  async drawOfLots(
    @Parent() { source }: CompetitionType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionDrawType | null> {
    const draw = await loadDraw(context, this.reader, source.id);
    return (
      draw && {
        commitment: draw.commitment.toString('hex'),
        secret: draw.secret?.toString('hex') ?? null,
        seed: draw.seed,
        drawnAt: draw.drawnAt,
      }
    );
  }

  @ResolveField(() => Date, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'When the round that is played ends: what is undecided is adjudicated then. Null on a ladder, and when none is ' +
      'played.',
  })
  async roundEndsAt(
    @Parent() { source }: CompetitionType,
    @Context() context: GraphqlContext,
  ): Promise<Date | null> {
    if (source.status !== 'RUNNING') return null;
    const round = await loadCurrentRound(context, this.pairings, source.id);
    return round?.endedAt ? null : (round?.endsAt ?? null);
  }

  @ResolveField(() => CompetitionEntryType, {
    nullable: true,
    description: 'The viewer’s last entry, also as a partner; null for none.',
  })
  async viewerEntry(
    @Parent() { source }: CompetitionType,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionEntryType | null> {
    if (!viewer) return null;
    const key = { userId: viewer.userId, competitionId: source.id };
    const entry = await loadViewersEntry(context, this.entries, key);
    return entry && toEntryType(entry);
  }
}

/** @throws Error for a form that was taken from the list; competitions of it cannot be read any more */
function knownForm(key: string): Form {
  const form = formOf(key);
  if (!form) throw new Error(`There is no form ${key}.`);
  return form;
}
