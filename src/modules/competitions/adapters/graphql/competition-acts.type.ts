import { Field, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { refused, UserErrorType } from '../../../../platform/graphql/user-error.js';
import { competitionFailure } from '../../application/index.js';
import type { CompetitionAct, CompetitionFailureCode } from '../../application/index.js';

const CompetitionActEnum = describedEnum<CompetitionAct>(
  'CompetitionActKind',
  'What can be done in a competition.',
  {
    ENTER: 'Enter it: `enterCompetition`.',
    WITHDRAW: 'Withdraw: `withdrawFromCompetition`.',
    REENTER: 'Buy another lot: `reenterCompetition`.',
    ANSWER_PARTNER: 'Agree to be somebody’s partner, or not: `answerCompetitionPartner`.',
    CHALLENGE: 'Challenge on a ladder: `challengeOnLadder`.',
    CHANGE: 'Change its terms: `changeCompetition`.',
    CANCEL: 'Cancel it: `cancelCompetition`.',
    DISQUALIFY: 'Disqualify an entrant: `disqualifyEntry`.',
    END_ROUND: 'End the round before its time: `endRoundEarly`.',
  },
);

@ObjectType('CompetitionAct', {
  description: 'Something that can be done in a competition, and whether the viewer may.',
})
export class CompetitionActType {
  @Field(() => CompetitionActEnum, { description: 'What can be done.' }) what!: CompetitionAct;
  @Field({ description: 'Whether the viewer may do it.' }) isAllowed!: boolean;
  @Field(() => UserErrorType, {
    nullable: true,
    description: 'Why the viewer may not: as the mutation would answer. Null if it is allowed.',
  })
  refusal!: UserErrorType | null;
}

export const toActType = (
  what: CompetitionAct,
  code: CompetitionFailureCode | null,
): CompetitionActType => ({
  what,
  isAllowed: code === null,
  refusal: code === null ? null : refused(competitionFailure(code)).userErrors[0]!,
});

@ObjectType('CompetitionInvitation', {
  description: 'A link with which anyone may enter a competition by invitation.',
})
export class CompetitionInvitationType {
  @Field({ description: 'The page of the competition, with the token.' }) url!: string;
  @Field({ description: 'For `enterCompetition` and `Competition.acts`.' })
  invitationToken!: string;
}
