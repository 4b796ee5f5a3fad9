import type { QueuedReportFragment } from '../generated/graphql';
import { fromNow } from '../i18n/dates';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { shownName } from '../people/user-name';
import { reportPage } from './addresses';

/** A report in a list: about whom, why, and since when. */
export function ReportRow({ report }: { report: QueuedReportFragment }) {
  const { id, reason, reported, decision, createdAt, closedAt, message, comment } = report;
  const words = message ?? comment;
  return (
    <li>
      <a class={rows.row} href={reportPage(id)}>
        <span class={rows.who}>{accountName(reported)}</span>
        <span class={rows.when}>{fromNow(closedAt ?? createdAt)}</span>
        <span class={rows.muted}>
          {t(`people.reason.${reason}`)}
          {decision && <> · {t(`moderation.decision.${decision}`)}</>}
          {words && (
            <>
              {' · '}
              <bdi>{shortenedWords(words)}</bdi>
            </>
          )}
        </span>
      </a>
    </li>
  );
}

/** The name of a person; an account may have been deleted meanwhile. */
export const accountName = (user: { readonly username: string } | null): string =>
  user ? shownName(user.username) : t('moderation.deleted');

const MOST = 80;

/** What somebody has written, in a line. */
export const shortenedWords = (text: string): string =>
  [...text].length > MOST ? `${[...text].slice(0, MOST).join('')}…` : text;
