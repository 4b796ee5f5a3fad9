import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { RequestPasswordResetDocument } from '../generated/graphql';
import type { RefusalFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { textOf } from './fields';
import { Refusals, wrongAt } from './refusals';
import { SignInLink } from './sign-in-link';

/** Asks for a letter with a link to set another password; whether there is such an account is not told. */
export function Forgotten() {
  const [{ fetching, error }, request] = useMutation(RequestPasswordResetDocument);
  const [errors, setErrors] = useState<readonly RefusalFragment[]>([]);
  const [isSent, setSent] = useState(false);
  async function submit(form: HTMLFormElement): Promise<void> {
    const usernameOrEmail = textOf(new FormData(form), 'usernameOrEmail');
    const payload = (await request({ input: { usernameOrEmail } })).data?.requestPasswordReset;
    setErrors(payload?.userErrors ?? []);
    setSent(payload?.userErrors.length === 0);
  }
  return (
    <div class={styles.page}>
      <Title text={t('account.forgotten')} />
      <h1>{t('account.forgotten')}</h1>
      {isSent ? (
        <p role="status">{t('account.resetSent')}</p>
      ) : (
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <Field
            label={t('account.nameOrEmail')}
            name="usernameOrEmail"
            autocomplete="username"
            required
            error={wrongAt(errors)('usernameOrEmail')}
          />
          <Refusals errors={error ? [{ message: t('app.failed') }] : errors} />
          <Button kind="main" type="submit" disabled={fetching}>
            {t('account.sendReset')}
          </Button>
        </form>
      )}
      <p>
        <SignInLink />
      </p>
    </div>
  );
}
