import { codeOf, textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { RenameAccountDocument } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { nowByMinute } from '../i18n/now';
import { ProofFields } from './proof-fields';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

interface Props {
  readonly username: string;
  /** From when on the name can be changed. */
  readonly renamableAt: string;
  /** Whether the viewer has two-factor sign-in. */
  readonly hasFactor: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** The name of the account, and a form to change it, once in 30 days. */
export function NameForm({ username, renamableAt, hasFactor, refresh }: Props) {
  const change = useChange(RenameAccountDocument, (data) => data.renameAccount);
  async function send(fields: FormData): Promise<boolean> {
    const input = {
      username: textOf(fields, 'username'),
      password: textOf(fields, 'password'),
      ...codeOf(fields),
    };
    const isDone = await change.send({ input });
    await refresh();
    return Boolean(isDone);
  }
  const isDue = Date.parse(renamableAt) <= nowByMinute();
  return (
    <div class={styles.form}>
      <p class={styles.hint}>
        {isDue
          ? t('settings.nameNow', { name: username })
          : t('settings.nameAgain', { name: username, moment: moment(renamableAt) })}
      </p>
      {isDue && (
        <SettingsForm send={send}>
          <div class={styles.wide}>
            <Field
              label={t('settings.nameNew')}
              hint={t('settings.nameHint')}
              name="username"
              autocomplete="off"
              autocapitalize="none"
              required
              error={change.errorAt('username')}
            />
          </div>
          <ProofFields change={change} hasFactor={hasFactor} />
          <Button type="submit" disabled={change.isSending}>
            {t('settings.nameChange')}
          </Button>
        </SettingsForm>
      )}
      <SendOutcome
        done={change.isDone && t('settings.nameChanged')}
        errors={change.otherErrors('username', 'password', 'code')}
      />
    </div>
  );
}
