import { CodeField } from '../account/code-field';
import type { Change } from '../api/use-change';
import { Field } from '../design/field';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';

interface Props {
  readonly change: Pick<Change<unknown, unknown>, 'errorAt'>;
  /** Whether the viewer has two-factor sign-in. */
  readonly hasFactor: boolean;
  /** The name of the field with the password. */
  readonly name?: string;
}

/** What the viewer shows to prove who they are: the password, and the code of a second factor. */
export function ProofFields({ change, hasFactor, name = 'password' }: Props) {
  return (
    <>
      <div class={styles.wide}>
        <Field
          label={t('settings.passwordNow')}
          name={name}
          type="password"
          autocomplete="current-password"
          required
          error={change.errorAt(name)}
        />
      </div>
      {hasFactor && (
        <div class={styles.wide}>
          <CodeField error={change.errorAt('code')} />
        </div>
      )}
    </>
  );
}
