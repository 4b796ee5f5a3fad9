import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { SignInLinks } from '../account/sign-in-links';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { LinkButton } from '../design/link-button';
import type { WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './challenge.module.css';
import { AccountSeat, GuestSeat, KeptSeat } from './guest-seat';
import invitation from './invitation.module.css';
import { firstFreeSeat, FreeSeatChoice } from './free-seat-choice';
import { viewerStateOf } from './seats';
import { useAnswer } from './use-answer';

/** The user who looks at the challenge. */
export interface ChallengeViewer {
  readonly id: string;
  readonly isGuest: boolean;
}

interface Props {
  readonly challenge: WholeChallengeFragment;
  readonly viewer: ChallengeViewer | null;
  /** The token of the invitation link that the viewer opened. */
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
  if (!viewer) return <VisitorSeat challenge={challenge} token={token} />;
  if (creator.id === viewer.id) return <Own challenge={challenge} />;
  const state = viewerStateOf(table, viewer.id);
  if (state === 'accepted') return <p role="status">{t('challenge.sits')}</p>;
  if (viewer.isGuest && challenge.rated) return <KeptSeat why="ratedNeedsAccount" />;
  // Guests play with people by a link, or if they are named.
  if (viewer.isGuest && token === undefined && state !== 'invited')
    return <KeptSeat why="lobbyNeedsAccount" />;
  return <Offered challenge={challenge} isNamed={state === 'invited'} token={token} />;
}

function VisitorSeat({ challenge, token }: Pick<Props, 'challenge' | 'token'>) {
  if (token === undefined) return <SignInLinks />;
  return challenge.rated ? <AccountSeat /> : <GuestSeat challenge={challenge} token={token} />;
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
  const { busy, error, accept, decline } = useAnswer(challenge, true);
  const [seat, setSeat] = useState(firstFreeSeat(table));
  const how = {
    ...(!isNamed && seat !== null && { seat }),
    ...(byInvitation && token && { invitationToken: token }),
  };
  return (
    <div class={token ? invitation.answer : styles.part}>
      {!isNamed && <FreeSeatChoice table={table} seat={seat} onChoose={setSeat} />}
      <div class={styles.actions}>
        <Button kind="main" disabled={busy} onClick={() => void accept(how)}>
          {t(token ? 'challenge.sitDown' : 'home.accept')}
        </Button>
        {isNamed && (
          <ConfirmedButton
            question={t('home.declineAsk')}
            disabled={busy}
            onConfirm={() => void decline()}
          >
            {t('home.decline')}
          </ConfirmedButton>
        )}
      </div>
      {error && (
        <p class={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
