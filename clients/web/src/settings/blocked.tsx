import { useChange } from '../api/use-change';
import { Pending } from '../app/pending';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { BlockedSettingsDocument, UnblockUserDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { UserLink } from '../people/user-link';
import styles from './settings.module.css';
import { usePart } from './use-part';

/** The users whom the viewer has blocked. */
export function Blocked() {
  const { data, pending, refresh } = usePart(BlockedSettingsDocument);
  const unblock = useChange(UnblockUserDocument, (answer) => answer.unblockUser);
  if (!data?.me) return <Pending {...pending} />;
  const blocked = data.me.blocked ?? [];
  const send = async (username: string) => {
    await unblock.send({ input: { username } });
    await refresh();
  };
  return (
    <Panel title={t('settings.part.blocked')}>
      <p class={styles.hint}>
        {t(blocked.length === 0 ? 'settings.noneBlocked' : 'people.blockHint')}
      </p>
      <ul class={styles.list}>
        {blocked.map(({ id, username }) => (
          <li key={id} class={styles.item}>
            <UserLink username={username} />
            <Button
              disabled={unblock.isSending}
              aria-label={`${t('people.unblock')}: ${username}`}
              onClick={() => void send(username)}
            >
              {t('people.unblock')}
            </Button>
          </li>
        ))}
      </ul>
      <SendOutcome done={unblock.isDone && t('settings.saved')} errors={unblock.otherErrors()} />
    </Panel>
  );
}
