import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { MarkReadDocument, NotificationsDocument } from '../generated/graphql';
import type { NotificationItemFragment, NotificationsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './bell.module.css';
import { LivePages } from './live-pages';
import { NotificationLink } from './notification-link';

/** The notifications, newest first. A notification counts as read when its link is followed. */
export function NotificationList({ unread }: { unread: number }) {
  const mark = useListChange(MarkReadDocument, (data) => data.markNotificationsRead);
  const read = (ids?: readonly string[]) =>
    void mark.send({ input: { notificationIds: ids ?? null } });
  return (
    <>
      {unread > 0 && (
        <Button kind="quiet" disabled={mark.isSending} onClick={() => read()}>
          {t('app.readAll')}
        </Button>
      )}
      <SendOutcome errors={mark.otherErrors()} />
      <LivePages
        query={NotificationsDocument}
        variablesAt={(after) => ({ after })}
        infoOf={({ notifications }) => notifications.pageInfo}
      >
        {({ notifications }, isFirst) => (
          <List notifications={notifications.nodes} isFirst={isFirst} onRead={(id) => read([id])} />
        )}
      </LivePages>
    </>
  );
}

/** Unread notifications behind which a person waits for an answer. */
const FROM_PEOPLE: ReadonlySet<NotificationItemFragment['type']> = new Set([
  'CHALLENGE',
  'MATCH_MESSAGE',
  'FRIEND_REQUEST',
  'BACKING_ASKED',
  'ABORT_OFFERED',
]);

/** Challenges and messages that wait come before turns, of which there are many. */
function peopleFirst(items: readonly NotificationItemFragment[]): NotificationItemFragment[] {
  const waits = ({ type, readAt }: NotificationItemFragment) => !readAt && FROM_PEOPLE.has(type);
  return [...items.filter(waits), ...items.filter((item) => !waits(item))];
}

interface Props {
  readonly notifications: NotificationsQuery['notifications']['nodes'];
  readonly isFirst: boolean;
  readonly onRead: (id: string) => void;
}

function List({ notifications, isFirst, onRead }: Props) {
  const items = peopleFirst(notifications.filter((notice) => notice !== null));
  if (items.length === 0 && isFirst) return <p class={styles.none}>{t('app.noNotifications')}</p>;
  return (
    <ul class={styles.list}>
      {items.map((notice) => (
        <li key={notice.id}>
          <NotificationLink notification={notice} onRead={() => onRead(notice.id)} />
        </li>
      ))}
    </ul>
  );
}
