import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { forgetAnswers } from '../api/client';
import { sessionOf } from '../api/renew';
import { signIn } from '../api/session';
import type { RefusalFragment, SigningFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { Refusals, wrongAt } from './refusals';
import { settleHere } from './settle';

/** What signing in in any way answers. */
type Entered = SigningFragment & { readonly userErrors: readonly RefusalFragment[] };

interface Props {
  /** Sends what stands in the form; undefined where there was no answer. */
  readonly send: (fields: FormData) => Promise<Entered | undefined>;
  /** Whether this makes the account. */
  readonly isNew?: boolean;
  /** The fields, told what is wrong with each. */
  readonly children: (wrong: (field: string) => string | undefined) => ComponentChildren;
}

/** A form that ends with a session. */
export function Enter({ send, isNew = false, children }: Props) {
  const [errors, setErrors] = useState<
    readonly { path?: readonly string[] | null; message: string }[]
  >([]);
  const { route, query } = useLocation();
  async function submit(form: HTMLFormElement): Promise<void> {
    const payload = await send(new FormData(form));
    const session = payload && sessionOf(payload);
    if (!session) return setErrors(payload?.userErrors ?? [{ message: t('app.failed') }]);
    signIn(session);
    if (isNew) await settleHere();
    forgetAnswers();
    route(placeOf(query['to']));
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {children(wrongAt(errors))}
      <Refusals errors={errors} />
    </form>
  );
}

/** Where one wanted to go before signing in: a page of this client alone. */
const placeOf = (to: string | undefined): string => (to && /^\/(?![/\\])/.test(to) ? to : '/');
