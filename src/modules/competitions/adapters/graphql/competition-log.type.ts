import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import type { LogAct, StoredLogEntry } from '../../domain/competition.js';
import { LogActEnum } from './competition-enums.js';

@ObjectType('CompetitionLogEntry', {
  description: 'Something that has happened in a competition; all of it is public.',
})
export class CompetitionLogEntryType {
  /** For the resolvers only; not a field of the schema. */
  readonly logged!: StoredLogEntry;
  @Field(() => Int, { description: 'From 1.' }) number!: number;
  @Field({ description: 'When.' }) at!: Date;
  @Field(() => LogActEnum, { description: 'What.' }) kind!: LogAct;
  @Field(() => String, {
    nullable: true,
    description: 'The organiser’s reason, in their words; null where none was given.',
  })
  reasonText!: string | null;
  @Field(() => Int, { nullable: true, description: 'The round that it concerns; null for none.' })
  round!: number | null;
}

export const CompetitionLogEntryConnection = connectionType(
  'CompetitionLogEntry',
  CompetitionLogEntryType,
);

export const toLogEntryType = (logged: StoredLogEntry): CompetitionLogEntryType => ({
  logged,
  number: logged.number,
  at: logged.at,
  kind: logged.act,
  reasonText: logged.reason,
  round: typeof logged.details['round'] === 'number' ? logged.details['round'] : null,
});
