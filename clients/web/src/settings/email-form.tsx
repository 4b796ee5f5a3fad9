import { codeOf, textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { ChangeEmailDocument, SendVerificationDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ProofFields } from './proof-fields';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

interface Props {
  readonly email: string | null;
  readonly isVerified: boolean;
  /** Whether the viewer has two-factor sign-in. */
  readonly hasFactor: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** The e-mail address: changes it, removes it, or sends the verification link again. */
export function EmailForm({ email, isVerified, hasFactor, refresh }: Props) {
  const change = useChange(ChangeEmailDocument, (data) => data.changeEmail);
  const verify = useChange(SendVerificationDocument, (data) => data.sendVerification);
  async function send(fields: FormData): Promise<boolean> {
    const input = {
      email: textOf(fields, 'email') || null,
      password: textOf(fields, 'password'),
      ...codeOf(fields),
    };
    const isDone = await change.send({ input });
    if (isDone) await refresh();
    return Boolean(isDone);
  }
  const state = isVerified ? 'settings.emailVerified' : 'settings.emailUnverified';
  return (
    <div class={styles.form}>
      <p class={styles.hint}>{email ? t(state, { email }) : t('settings.emailNone')}</p>
      {email && !isVerified && (
        <Button disabled={verify.isSending} onClick={() => void verify.send({})}>
          {t('settings.verifyAgain')}
        </Button>
      )}
      <SendOutcome
        done={verify.isDone && t('settings.verificationSent')}
        errors={verify.otherErrors()}
      />
      <SettingsForm send={send}>
        <div class={styles.wide}>
          <Field
            label={t('settings.emailNew')}
            hint={email ? t('settings.emailHint') : ''}
            name="email"
            type="email"
            autocomplete="email"
            required={!email}
            error={change.errorAt('email')}
          />
        </div>
        <ProofFields change={change} hasFactor={hasFactor} />
        <Button type="submit" disabled={change.isSending}>
          {t('settings.emailChange')}
        </Button>
        <SendOutcome
          done={change.isDone && t(email ? 'settings.emailChanged' : 'settings.emailRemoved')}
          errors={change.otherErrors('email', 'password', 'code')}
        />
      </SettingsForm>
    </div>
  );
}
