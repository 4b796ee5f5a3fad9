import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { LinkButton } from '../design/link-button';
import { SendOutcome } from '../design/outcome';
import { SendVerificationDocument } from '../generated/graphql';
import type { HomeQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';

interface Props {
  readonly me: HomeQuery['me'];
  /** Whether the user has finished a match. */
  readonly hasFinished: boolean;
}

/**
 * Reminds a guest to choose a name and a password, and other users to verify their address. A guest is not asked before
 * a first match is over: before, there is little to keep, and the question is in the way.
 */
export function AccountHints({ me, hasFinished }: Props) {
  if (me?.isGuest && !hasFinished) return null;
  if (me?.isGuest)
    return (
      <aside class={styles.hint}>
        <p>{t('account.guestHint')}</p>
        <LinkButton href="/keep">{t('account.keep')}</LinkButton>
      </aside>
    );
  if (me?.email && me.emailVerified === false) return <Unverified email={me.email} />;
  return null;
}

function Unverified({ email }: { email: string }) {
  const { send, isSending, isDone, otherErrors } = useChange(
    SendVerificationDocument,
    (data) => data.sendVerification,
  );
  return (
    <aside class={styles.hint}>
      <p>{t('account.unverified', { email })}</p>
      {isDone ? (
        <p role="status">{t('account.emailSent')}</p>
      ) : (
        <Button disabled={isSending} onClick={() => void send({})}>
          {t('account.sendEmail')}
        </Button>
      )}
      <SendOutcome errors={otherErrors()} />
    </aside>
  );
}
