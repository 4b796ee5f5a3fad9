import { codeOf, textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { ChangePasswordDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ProofFields } from './proof-fields';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

interface Props {
  /** For the browser's password manager. */
  readonly username: string;
  /** Whether the viewer has two-factor sign-in. */
  readonly hasFactor: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** Changes the password. This ends all other sessions. */
export function PasswordForm({ username, hasFactor, refresh }: Props) {
  const change = useChange(ChangePasswordDocument, (data) => data.changePassword);
  async function send(fields: FormData): Promise<boolean> {
    const input = {
      currentPassword: textOf(fields, 'currentPassword'),
      newPassword: textOf(fields, 'newPassword'),
      revokeTokens: fields.has('revokeTokens'),
      ...codeOf(fields),
    };
    const isDone = await change.send({ input });
    if (isDone) await refresh();
    return Boolean(isDone);
  }
  return (
    <SettingsForm send={send}>
      <p class={styles.hint}>{t('settings.passwordHint')}</p>
      <input type="hidden" name="username" autocomplete="username" value={username} />
      <ProofFields change={change} hasFactor={hasFactor} name="currentPassword" />
      <div class={styles.wide}>
        <Field
          label={t('settings.passwordNew')}
          name="newPassword"
          type="password"
          autocomplete="new-password"
          required
          error={change.errorAt('newPassword')}
        />
      </div>
      <label class={styles.check}>
        <input type="checkbox" name="revokeTokens" />
        {t('settings.revokeTokens')}
      </label>
      <Button type="submit" disabled={change.isSending}>
        {t('settings.passwordChange')}
      </Button>
      <SendOutcome
        done={change.isDone && t('settings.passwordChanged')}
        errors={change.otherErrors('currentPassword', 'newPassword', 'code')}
      />
    </SettingsForm>
  );
}
