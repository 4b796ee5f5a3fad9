import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { SignInLinks } from '../account/sign-in-links';
import { Button } from '../design/button';
import { Choice } from '../design/choice';
import { LinkButton } from '../design/link-button';
import type { WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { viewerStateOf } from './seats';
import { useAnswer } from './use-answer';

interface Props {
  readonly challenge: WholeChallengeFragment;
  readonly viewer: string | null;
  readonly token: string | undefined;
}

/** The viewer's possible answers to the challenge: accept, decline or withdraw. A full challenge opens its match. */
export function Acceptance({ challenge, viewer, token }: Props) {
  const { status, creator, table, match } = challenge;
  const { route } = useLocation();
  const matchId = match?.id;
  useEffect(() => {
    if (matchId) route(`/match/${encodeURIComponent(matchId)}`, true);
  }, [matchId]);
  if (status !== 'OPEN') return <p role="status">{t(`challenge.status.${status}`)}</p>;
  if (!viewer) return <SignInLinks />;
  if (creator.id === viewer) return <Own challenge={challenge} />;
  const state = viewerStateOf(table, viewer);
  if (state === 'accepted') return <p role="status">{t('challenge.sits')}</p>;
  return <Offered challenge={challenge} isNamed={state === 'invited'} token={token} />;
}

function Own({ challenge }: Pick<Props, 'challenge'>) {
  const { busy, error, cancel } = useAnswer(challenge);
  return (
    <>
      <p class={styles.hint}>{t('challenge.waits')}</p>
      <div class={styles.actions}>
        <Button disabled={busy} onClick={() => void cancel()}>
          {t('home.cancel')}
        </Button>
        <LinkButton kind="quiet" href="/">
          {t('app.toHome')}
        </LinkButton>
      </div>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

interface OfferedProps {
  readonly challenge: WholeChallengeFragment;
  readonly isNamed: boolean;
  readonly token: string | undefined;
}

function Offered({ challenge, isNamed, token }: OfferedProps) {
  const { table, byInvitation } = challenge;
  const { busy, error, accept, decline } = useAnswer(challenge);
  const free = table.filter(({ state }) => state === 'FREE').map(({ index }) => String(index));
  const [seat, setSeat] = useState(free[0] ?? '');
  const how = {
    ...(!isNamed && seat && { seat: Number(seat) }),
    ...(byInvitation && token && { invitation: token }),
  };
  return (
    <>
      {!isNamed && free.length > 1 && (
        <Choice
          label={t('challenge.yourSeat')}
          options={free.map((value) => ({
            value,
            text: t('challenge.seat', { seat: Number(value) + 1 }),
          }))}
          value={seat}
          onChoose={setSeat}
        />
      )}
      <div class={styles.actions}>
        <Button kind="main" disabled={busy} onClick={() => void accept(how)}>
          {t('home.accept')}
        </Button>
        {isNamed && (
          <Button disabled={busy} onClick={() => void decline()}>
            {t('home.decline')}
          </Button>
        )}
      </div>
      {error && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
