import { useEffect } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Pending } from '../app/pending';
import { Button } from '../design/button';
import { LinkButton } from '../design/link-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { RequestTakeoutDocument, YourDataDocument } from '../generated/graphql';
import type { YourDataQuery } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';
import { usePart } from './use-part';

type Takeout = NonNullable<YourDataQuery['takeout']>;

/** The state is polled while the archive is made: only a notification tells that it is ready. */
const POLL_MILLIS = 3_000;
/** The address of the archive works for an hour. */
const RENEW_MILLIS = 1_800_000;

const DAY_MILLIS = 86_400_000;

/** The archive of all that is stored of the viewer: asks for it, waits for it, and offers it for download. */
export function YourData() {
  const { data, pending, refresh } = usePart(YourDataDocument);
  const request = useChange(RequestTakeoutDocument, (answer) => answer.requestTakeout);
  const isWaiting = data?.takeout?.status === 'PREPARING';
  useEffect(() => {
    const millis = isWaiting ? POLL_MILLIS : RENEW_MILLIS;
    const timer = setInterval(() => document.hidden || void refresh(), millis);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!data) return <Pending {...pending} />;
  const takeout = data.takeout ?? null;
  const nextAt = takeout && Date.parse(takeout.requestedAt) + DAY_MILLIS;
  const send = async () => {
    await request.send({});
    await refresh();
  };
  return (
    <Panel title={t('settings.part.data')}>
      <p>{t('settings.dataHint')}</p>
      <State takeout={takeout} />
      {!isWaiting && (nextAt === null || nextAt <= Date.now()) && (
        <Button disabled={request.isSending} onClick={() => void send()}>
          {t('settings.dataAsk')}
        </Button>
      )}
      {!isWaiting && nextAt !== null && nextAt > Date.now() && (
        <p class={styles.hint}>
          {t('settings.dataAgain', { time: moment(new Date(nextAt).toISOString()) })}
        </p>
      )}
      <SendOutcome errors={request.otherErrors()} />
    </Panel>
  );
}

/** The live region is there before the state changes, or screen readers would miss it. */
function State({ takeout }: { takeout: Takeout | null }) {
  return (
    <>
      <p role="status">{takeout && textOf(takeout)}</p>
      {takeout?.url && (
        <p>
          <LinkButton kind="main" href={takeout.url} download target="_self" rel="nofollow">
            {t('settings.dataDownload', { size: megabytesOf(takeout) })}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** With one decimal; an archive is never empty. */
const megabytesOf = ({ bytes }: Takeout): number =>
  Math.max(0.1, Math.round((bytes ?? 0) / 100_000) / 10);

function textOf({ status, requestedAt, expiresAt }: Takeout): string {
  if (status === 'PREPARING') return t('settings.dataWaiting');
  if (status === 'FAILED') return t('settings.dataFailed');
  return t('settings.dataReady', { at: moment(requestedAt), until: moment(expiresAt!) });
}
