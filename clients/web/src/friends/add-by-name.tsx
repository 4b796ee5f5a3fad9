import { useState } from 'preact/hooks';
import { textOf } from '../account/fields';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { t } from '../i18n/i18n';
import styles from '../people/people.module.css';
import { useFriendRequest } from './use-friend-change';

/** Sends a friend request to a name. */
export function AddByName() {
  const request = useFriendRequest();
  const [sentTo, setSentTo] = useState('');
  async function send(form: HTMLFormElement): Promise<void> {
    const name = textOf(new FormData(form), 'username').trim();
    if (!(await request.send(name))) return;
    setSentTo(name);
    form.reset();
  }
  return (
    <Panel title={t('friends.addTitle')}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Field
          label={t('friends.name')}
          hint={t('friends.addHint')}
          name="username"
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          error={request.errorAt('username')}
        />
        <Button kind="main" type="submit" disabled={request.isSending}>
          {t('friends.send')}
        </Button>
        <SendOutcome
          done={request.isDone && t('friends.sentTo', { name: sentTo })}
          errors={request.otherErrors('username')}
        />
      </form>
    </Panel>
  );
}
