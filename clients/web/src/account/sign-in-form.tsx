import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { resetClient } from '../api/client';
import { sessionOf } from '../api/renew';
import { signIn } from '../api/session';
import type { Change } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import type { SigningFragment } from '../generated/graphql';
import styles from './account.module.css';
import { ACCOUNT_FIELDS } from './fields';
import { noteSignIn } from './deletion';
import { setBrowserTimeZone } from './set-time-zone';
import { ownPath } from './own-path';

interface Props {
  readonly change: Pick<Change<unknown, unknown>, 'isSending' | 'otherErrors'>;
  /** Sends the form's fields. Resolves to undefined if the request was refused or lost. */
  readonly send: (fields: FormData) => Promise<SigningFragment | undefined>;
  /** The text of the button. */
  readonly label: string;
  /** Whether the form creates the account. */
  readonly isNew?: boolean;
  readonly children: ComponentChildren;
}

/** A form that signs the user in. */
export function SignInForm({ change, send, label, isNew = false, children }: Props) {
  const { route, query } = useLocation();
  async function submit(form: HTMLFormElement): Promise<void> {
    const payload = await send(new FormData(form));
    const session = payload && sessionOf(payload);
    if (!session) return;
    signIn(session);
    noteSignIn();
    if (isNew) {
      await setBrowserTimeZone();
      resetClient();
    }
    route(ownPath(query['to'], location.origin));
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {children}
      <SendOutcome errors={change.otherErrors(...ACCOUNT_FIELDS)} />
      <Button kind="main" type="submit" disabled={change.isSending}>
        {label}
      </Button>
    </form>
  );
}
