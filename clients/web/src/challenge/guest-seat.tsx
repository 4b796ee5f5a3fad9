import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { useSignInAddress } from '../account/sign-in-address';
import { Button } from '../design/button';
import { LinkButton } from '../design/link-button';
import type { WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './invitation.module.css';
import { firstFreeSeat, FreeSeatChoice } from './free-seat-choice';
import { sitDownAsGuest } from './sit-down-as-guest';

interface Props {
  readonly challenge: WholeChallengeFragment;
  readonly token: string;
}

/** A visitor without an account takes a seat with one tap. */
export function GuestSeat({ challenge, token }: Props) {
  const [seat, setSeat] = useState(firstFreeSeat(challenge.table));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { route } = useLocation();
  const toLogin = useSignInAddress('/login');
  async function sitDown(): Promise<void> {
    setBusy(true);
    const answer = { invitationToken: token, ...(seat !== null && { seat }) };
    // It replaces this page: going back from the table must not lead here and to the table again.
    const openMatch = (id: string) => route(`/match/${encodeURIComponent(id)}`, true);
    setError(await sitDownAsGuest(challenge, answer, openMatch));
    setBusy(false);
  }
  return (
    <div class={styles.answer}>
      <FreeSeatChoice table={challenge.table} seat={seat} onChoose={setSeat} />
      <Button kind="main" disabled={isBusy} onClick={() => void sitDown()}>
        {t('challenge.sitDown')}
      </Button>
      <p class={styles.hint}>{t('challenge.sitDownHint')}</p>
      {error && <p role="alert">{error}</p>}
      <p>
        <a href={toLogin}>{t('account.toLogin')}</a>
      </p>
    </div>
  );
}

/** A rated match needs an account. */
export function AccountSeat() {
  return (
    <div class={styles.answer}>
      <p class={styles.hint}>{t('challenge.ratedNeedsAccount')}</p>
      <LinkButton kind="main" href={useSignInAddress('/register')}>
        {t('app.register')}
      </LinkButton>
      <p>
        <a href={useSignInAddress('/login')}>{t('account.toLogin')}</a>
      </p>
    </div>
  );
}

/** A rated match, or one with strangers, needs an account, and a guest can turn theirs into one. */
export function KeptSeat({ why }: { why: 'ratedNeedsAccount' | 'lobbyNeedsAccount' }) {
  return (
    <div class={styles.answer}>
      <p class={styles.hint}>{t(`challenge.${why}`)}</p>
      <LinkButton kind="main" href={useSignInAddress('/keep')}>
        {t('account.keep')}
      </LinkButton>
    </div>
  );
}
