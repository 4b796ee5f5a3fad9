import type { LoggedActFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import { moderatedPage } from './addresses';
import { AnswerAppeal } from './answer-appeal';
import { AppealMade } from './appeal-made';
import styles from './moderation.module.css';

/** An entry of the audit log, with its appeal; an open one is answered here. */
export function LoggedEntry({ entry }: { entry: LoggedActFragment }) {
  const { id, kind, reason, until, matchId, createdAt, actor, subject, appealMade } = entry;
  return (
    <li class={styles.part}>
      <p>
        <strong>{t(`moderation.did.${kind}`)}</strong>
        {subject && (
          <>
            {' · '}
            <a href={moderatedPage(subject.username)}>{subject.username}</a>
          </>
        )}
        {until && <> · {t('moderation.until', { moment: moment(until) })}</>}
      </p>
      {reason && (
        <p class={styles.lines}>
          <bdi>{reason}</bdi>
        </p>
      )}
      <p class={people.muted}>
        {moment(createdAt)} ·{' '}
        {actor ? <UserLink username={actor.username} /> : t('moderation.operator')}
        {matchId && (
          <>
            {' · '}
            <a href={`/match/${encodeURIComponent(matchId)}`}>{t('moderation.match')}</a>
          </>
        )}
      </p>
      {appealMade && (
        <AppealMade
          appeal={appealMade}
          says={t('moderation.appealOf', { text: appealMade.text })}
        />
      )}
      {appealMade?.isGranted === null && <AnswerAppeal auditEntryId={id} />}
    </li>
  );
}
