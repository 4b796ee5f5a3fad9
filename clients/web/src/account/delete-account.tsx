import { useLocation } from 'preact-iso';
import { useChange } from '../api/use-change';
import type { Change } from '../api/use-change';
import { endPush } from '../app/end-push';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { useSticky } from '../design/use-sticky';
import { DeleteAccountDocument } from '../generated/graphql';
import type { DeleteAccountMutation, DeleteAccountMutationVariables } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ProofFields } from '../settings/proof-fields';
import { SettingsForm } from '../settings/settings-form';
import styles from '../settings/settings.module.css';
import { leaveDeleted } from './deletion';
import { codeOf, textOf } from './fields';

interface Props {
  /** Null if that is not known: then a password is asked for once it is missing. */
  readonly isGuest: boolean | null;
  /** Whether the viewer is known to have two-factor sign-in. Otherwise the code is asked for when it is missing. */
  readonly hasFactor: boolean;
  /** The page where the viewer gets their data. Null on that page itself. */
  readonly toData: string | null;
}

/** Deletes the viewer's account, after saying what goes and what stays. */
export function DeleteAccount({ isGuest, hasFactor, toData }: Props) {
  const change = useChange(DeleteAccountDocument, (data) => data.deleteAccount);
  const needsPassword = useSticky(change.errorAt('password') !== undefined);
  const asGuest = isGuest ?? !needsPassword;
  const { route } = useLocation();
  async function send(input: DeleteAccountMutationVariables['input']): Promise<boolean> {
    const deletesAt = (await change.send({ input }))?.deleteAccount.deletesAt;
    if (!deletesAt) return false;
    void endPush();
    leaveDeleted({ deletesAt: asGuest ? null : deletesAt });
    route('/');
    return true;
  }
  return (
    <Panel title={t('leaving.title')}>
      <div class={styles.form}>
        <p>{t('leaving.gone')}</p>
        <p>{t('leaving.stays')}</p>
        {(isGuest !== null || needsPassword) && (
          <p>{t(asGuest ? 'leaving.guestGrace' : 'leaving.grace')}</p>
        )}
        {toData && <a href={toData}>{t('leaving.takeAlong')}</a>}
        {asGuest ? (
          <GuestButton change={change} send={send} />
        ) : (
          <PasswordForm change={change} hasFactor={hasFactor} send={send} />
        )}
      </div>
    </Panel>
  );
}

interface FormProps {
  readonly change: Change<DeleteAccountMutation, DeleteAccountMutationVariables>;
  readonly send: (input: DeleteAccountMutationVariables['input']) => Promise<boolean>;
}

/** A guest has no password. */
function GuestButton({ change, send }: FormProps) {
  return (
    <>
      <ConfirmedButton
        question={t('leaving.guestAsk')}
        disabled={change.isSending}
        onConfirm={() => void send({})}
      >
        {t('leaving.delete')}
      </ConfirmedButton>
      <SendOutcome errors={change.otherErrors()} />
    </>
  );
}

function PasswordForm({ change, hasFactor, send }: FormProps & Pick<Props, 'hasFactor'>) {
  const wasAsked = useSticky(change.errorAt('code') !== undefined);
  return (
    <SettingsForm
      send={(fields) => send({ password: textOf(fields, 'password'), ...codeOf(fields) })}
    >
      <ProofFields change={change} hasFactor={hasFactor || wasAsked} />
      <Button kind="danger" type="submit" disabled={change.isSending}>
        {t('leaving.delete')}
      </Button>
      <SendOutcome errors={change.otherErrors('password', 'code')} />
    </SettingsForm>
  );
}
