import { Field, ObjectType } from '@nestjs/graphql';
import { AuditActEnum } from '../../../audit/adapters/graphql/index.js';
import { untilOf } from '../../../audit/application/index.js';
import type { Appeal, AuditAct, AuditEntry } from '../../../audit/application/index.js';

@ObjectType('PastSanction', {
  description: 'A sanction of a person, or its end, as moderators see it: without who decided it.',
})
export class PastSanctionType {
  @Field(() => AuditActEnum, { description: 'What was done.' }) kind!: AuditAct;
  @Field(() => String, { nullable: true, description: 'Why; null once it has been deleted.' })
  reason!: string | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it ends; null for never, and for acts without an end.',
  })
  until!: Date | null;
  @Field({ description: 'When it was done.' }) createdAt!: Date;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its appeal was granted; null without an appeal, and while it waits.',
  })
  appealIsGranted!: boolean | null;
}

export const toPastSanction = (
  entry: AuditEntry,
  appeals: ReadonlyMap<string, Appeal>,
): PastSanctionType => ({
  kind: entry.act,
  reason: entry.reason,
  until: untilOf(entry),
  createdAt: entry.createdAt,
  appealIsGranted: appeals.get(entry.id)?.isGranted ?? null,
});
