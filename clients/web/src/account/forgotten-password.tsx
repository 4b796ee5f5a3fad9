import { useChange } from '../api/use-change';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { RequestPasswordResetDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { textOf } from './fields';
import { SignInLink } from './sign-in-link';

/** Asks for an e-mail with a link to set a new password. The page does not reveal whether the account exists. */
export function ForgottenPassword() {
  const change = useChange(RequestPasswordResetDocument, (data) => data.requestPasswordReset);
  const submit = (form: HTMLFormElement) =>
    change.send({ input: { usernameOrEmail: textOf(new FormData(form), 'usernameOrEmail') } });
  return (
    <div class={styles.page}>
      <Title text={t('account.forgotten')} />
      <h1>{t('account.forgotten')}</h1>
      {change.isDone ? (
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
            autocapitalize="none"
            required
            error={change.errorAt('usernameOrEmail')}
          />
          <SendOutcome errors={change.otherErrors('usernameOrEmail')} />
          <Button kind="main" type="submit" disabled={change.isSending}>
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
