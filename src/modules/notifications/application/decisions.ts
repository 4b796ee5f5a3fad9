import { Injectable } from '@nestjs/common';
import { AuditEntries } from '../../audit/application/index.js';
import type { Notification } from '../domain/notification.js';
import { decisionFacts } from './decision-wording.js';
import type { WordedDecision } from './decision-wording.js';

type Notice = Pick<Notification, 'type' | 'version'>;

/** Looks up the decisions of moderators that notifications tell of: their version is the number of the entry. */
@Injectable()
export class Decisions {
  constructor(private readonly audit: AuditEntries) {}

  async of(notice: Notice): Promise<WordedDecision | null> {
    return (await this.ofMany([{ ...notice, id: '' }])).get('') ?? null;
  }

  /** By the ids of the notifications; those without a decision are left out. */
  async ofMany(
    notices: readonly (Notice & Pick<Notification, 'id'>)[],
  ): Promise<ReadonlyMap<string, WordedDecision>> {
    const about = notices.filter(isOfModerators);
    const entries = await this.audit.byNumbers(about.map(({ version }) => version!));
    return new Map(
      about.flatMap(({ id, version }) => {
        const entry = entries.get(version!);
        const decision = entry && decisionFacts(entry);
        return decision ? [[id, decision] as const] : [];
      }),
    );
  }
}

/** Whether a notification tells of an entry of the audit log. */
export const isOfModerators = ({ type }: Pick<Notification, 'type'>): boolean =>
  type === 'MODERATED' || type === 'REPORT_DECIDED';
