import type { ComponentChildren } from 'preact';
import { useLiveQuery } from '../api/hooks';
import { LivePages } from '../app/live-pages';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { FriendRequestsDocument } from '../generated/graphql';
import type { FriendRequestsQuery } from '../generated/graphql';
import { fromNow } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import styles from './friends.module.css';
import { useFriendChanges } from './use-friend-change';

/** The requests that the viewer can answer; nothing without one. */
export function ReceivedRequests() {
  const { accept, decline } = useFriendChanges();
  const isSending = accept.isSending || decline.isSending;
  return (
    <Requests
      sent={false}
      title={t('friends.received')}
      errors={[...accept.otherErrors(), ...decline.otherErrors()]}
    >
      {(name) => (
        <>
          <Button
            kind="main"
            disabled={isSending}
            aria-label={t('friends.acceptFrom', { name })}
            onClick={() => void accept.send(name)}
          >
            {t('friends.accept')}
          </Button>
          <Button
            disabled={isSending}
            aria-label={t('friends.declineFrom', { name })}
            onClick={() => void decline.send(name)}
          >
            {t('friends.decline')}
          </Button>
        </>
      )}
    </Requests>
  );
}

/** The requests that wait for an answer of others; nothing without one. */
export function SentRequests() {
  const { cancel } = useFriendChanges();
  return (
    <Requests sent title={t('friends.sent')} errors={cancel.otherErrors()}>
      {(name) => (
        <Button
          disabled={cancel.isSending}
          aria-label={t('friends.cancelTo', { name })}
          onClick={() => void cancel.send(name)}
        >
          {t('friends.cancel')}
        </Button>
      )}
    </Requests>
  );
}

interface Props {
  readonly sent: boolean;
  readonly title: string;
  readonly errors: readonly string[];
  /** The buttons for the request of or to a user. */
  readonly children: (username: string) => ComponentChildren;
}

function Requests({ sent, title, errors, children }: Props) {
  const { data } = useLiveQuery(FriendRequestsDocument, { sent, after: null });
  if (!data || data.friendRequests.nodes.length === 0) return null;
  return (
    <Panel title={title}>
      <LivePages
        query={FriendRequestsDocument}
        variablesAt={(after) => ({ sent, after })}
        infoOf={({ friendRequests }) => friendRequests.pageInfo}
      >
        {({ friendRequests }) => <Rows nodes={friendRequests.nodes}>{children}</Rows>}
      </LivePages>
      <SendOutcome errors={errors} />
    </Panel>
  );
}

interface RowsProps {
  readonly nodes: FriendRequestsQuery['friendRequests']['nodes'];
  readonly children: Props['children'];
}

function Rows({ nodes, children }: RowsProps) {
  return (
    <ul class={people.list}>
      {nodes
        .filter((request) => request !== null)
        .map(({ user: { id, username }, createdAt }) => (
          <li key={id} class={styles.friend}>
            <span class={styles.who}>
              <UserLink username={username} />
              <small class={styles.when}>{fromNow(createdAt)}</small>
            </span>
            <span class={styles.actions}>{children(username)}</span>
          </li>
        ))}
    </ul>
  );
}
