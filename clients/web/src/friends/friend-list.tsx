import { LivePages } from '../app/live-pages';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { FriendsDocument } from '../generated/graphql';
import type { FriendsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { challengeTo } from '../people/addresses';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import styles from './friends.module.css';

type Friend = NonNullable<FriendsQuery['friends']['nodes'][number]>;

/** The friends. Those who are online come first on each page. */
export function FriendList() {
  return (
    <Panel title={t('friends.yours')}>
      <LivePages
        query={FriendsDocument}
        variablesAt={(after) => ({ after })}
        infoOf={({ friends }) => friends.pageInfo}
      >
        {({ friends }, isFirst) => <Rows nodes={friends.nodes} isFirst={isFirst} />}
      </LivePages>
      <p class={people.muted}>
        {t('friends.onlineHint')} <a href="/settings">{t('friends.toSettings')}</a>
      </p>
    </Panel>
  );
}

interface RowsProps {
  readonly nodes: readonly (Friend | null)[];
  readonly isFirst: boolean;
}

function Rows({ nodes, isFirst }: RowsProps) {
  const friends = nodes.filter((friend) => friend !== null);
  if (friends.length === 0) return isFirst ? <p>{t('friends.none')}</p> : null;
  const isThere = ({ isOnline }: Friend) => Number(isOnline === true);
  return (
    <ul class={people.list}>
      {friends
        .toSorted((one, other) => isThere(other) - isThere(one))
        .map((friend) => (
          <Row key={friend.id} friend={friend} />
        ))}
    </ul>
  );
}

function Row({ friend: { username, isOnline } }: { friend: Friend }) {
  return (
    <li class={styles.friend}>
      <span class={styles.who}>
        <UserLink username={username} />
        {isOnline !== null && (
          <span class={styles.sign} data-online={isOnline || undefined}>
            {t(isOnline ? 'friends.online' : 'friends.offline')}
          </span>
        )}
      </span>
      <LinkButton
        href={challengeTo(username)}
        aria-label={t('people.challengeName', { name: username })}
      >
        {t('people.challenge')}
      </LinkButton>
    </li>
  );
}
