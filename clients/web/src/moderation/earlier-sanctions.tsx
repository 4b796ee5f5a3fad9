import { Panel } from '../design/panel';
import type { FullReportFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './moderation.module.css';

/** What moderators have decided about the reported person before, newest first. */
export function EarlierSanctions({ of }: { of: FullReportFragment['earlierSanctions'] }) {
  return (
    <Panel title={t('moderation.earlier')}>
      {of.length === 0 && <p class={people.muted}>{t('moderation.noEarlier')}</p>}
      <ol class={styles.entries}>
        {of.map(({ kind, reason, until, createdAt, appealIsGranted }) => (
          <li key={createdAt} class={styles.part}>
            <p>
              <strong>{t(`moderation.did.${kind}`)}</strong> · {moment(createdAt)}
              {until && <> · {t('moderation.until', { moment: moment(until) })}</>}
            </p>
            {reason && (
              <p class={styles.lines}>
                <bdi>{reason}</bdi>
              </p>
            )}
            {appealIsGranted !== null && (
              <p>
                {t(
                  appealIsGranted
                    ? 'moderation.earlierAppeal.granted'
                    : 'moderation.earlierAppeal.refused',
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
