import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { ClaimReportDocument, ReleaseReportDocument } from '../generated/graphql';
import type { FullReportFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import styles from './moderation.module.css';

/** Whether somebody works on a report or has decided it; it is claimed and given back here. */
export function Handling({ report }: { report: FullReportFragment }) {
  const claim = useListChange(ClaimReportDocument, (data) => data.claimReport);
  const release = useListChange(ReleaseReportDocument, (data) => data.releaseReport);
  const { id, isClaimedByViewer, closedAt } = report;
  const variables = { input: { reportId: id } };
  const isSending = claim.isSending || release.isSending;
  return (
    <Panel title={t('moderation.handling')}>
      <div class={styles.part}>
        <div role="status">
          <Progress report={report} />
        </div>
        {!closedAt && (
          <div class={styles.acts}>
            <Button disabled={isSending} onClick={() => void claim.send(variables)}>
              {t(isClaimedByViewer ? 'moderation.claimLonger' : 'moderation.claim')}
            </Button>
            {isClaimedByViewer && (
              <Button disabled={isSending} onClick={() => void release.send(variables)}>
                {t('moderation.release')}
              </Button>
            )}
          </div>
        )}
        <SendOutcome errors={[...claim.otherErrors(), ...release.otherErrors()]} />
      </div>
    </Panel>
  );
}

function Progress({ report }: { report: FullReportFragment }) {
  const { isClaimedByViewer, claimedUntil, closedAt, decision, note } = report;
  if (closedAt)
    return (
      <>
        <p>
          {t(decision ? `moderation.decision.${decision}` : 'moderation.closed')} ·{' '}
          {moment(closedAt)}
        </p>
        {note && <p>{t('moderation.reason', { reason: note })}</p>}
      </>
    );
  if (isClaimedByViewer && claimedUntil)
    return <p>{t('moderation.yours', { moment: moment(claimedUntil) })}</p>;
  return <p>{t(claimedUntil ? 'moderation.claimed' : 'moderation.free')}</p>;
}
