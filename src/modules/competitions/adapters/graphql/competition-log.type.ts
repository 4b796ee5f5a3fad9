import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import type { LogAct, StoredLogEntry } from '../../domain/competition.js';
import { ChangedTermEnum, LogActEnum } from './competition-enums.js';

@ObjectType('CompetitionLogChange', {
  description: 'A term that the organiser has changed.',
})
export class CompetitionLogChangeType {
  @Field(() => ChangedTermEnum, { description: 'What was changed.' }) term!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The value before, as text; null for none. Of a long text only the beginning.',
  })
  valueBefore!: string | null;
  @Field(() => String, { nullable: true, description: 'The value after; as `valueBefore`.' })
  valueAfter!: string | null;
}

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
  @Field(() => [CompetitionLogChangeType], {
    description: 'What the organiser has changed; empty for anything else.',
  })
  changes!: CompetitionLogChangeType[];
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
  changes: changesOf(logged),
  round: typeof logged.details['round'] === 'number' ? logged.details['round'] : null,
});

function changesOf({ details }: StoredLogEntry): CompetitionLogChangeType[] {
  const { changes } = details;
  if (typeof changes !== 'object' || changes === null) return [];
  return changes.map(({ term, before, after }) => ({
    term,
    valueBefore: before,
    valueAfter: after,
  }));
}
