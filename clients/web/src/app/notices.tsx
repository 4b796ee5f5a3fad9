import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { MarkReadDocument, NoticesDocument } from '../generated/graphql';
import type { NoticesQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './bell.module.css';
import { LivePages } from './live-pages';
import { NoticeLink } from './notice-link';

/** The notifications, newest first. A notification counts as read when its link is followed. */
export function NotificationList({ unread }: { unread: number }) {
  const mark = useChange(MarkReadDocument, (data) => data.markNotificationsRead);
  async function read(ids?: readonly string[]): Promise<void> {
    if (await mark.send({ input: { ids: ids ?? null } })) reloadLists();
  }
  return (
    <>
      {unread > 0 && (
        <Button kind="quiet" disabled={mark.isSending} onClick={() => void read()}>
          {t('app.readAll')}
        </Button>
      )}
      <SendOutcome wrong={mark.others()} />
      <LivePages
        query={NoticesDocument}
        variablesAt={(after) => ({ after })}
        infoOf={({ notifications }) => notifications.pageInfo}
      >
        {({ notifications }, isFirst) => (
          <List notices={notifications.nodes} isFirst={isFirst} onRead={(id) => void read([id])} />
        )}
      </LivePages>
    </>
  );
}

interface Props {
  readonly notices: NoticesQuery['notifications']['nodes'];
  readonly isFirst: boolean;
  readonly onRead: (id: string) => void;
}

function List({ notices, isFirst, onRead }: Props) {
  const whole = notices.filter((notice) => notice !== null);
  if (whole.length === 0 && isFirst) return <p class={styles.none}>{t('app.noNotices')}</p>;
  return (
    <ul class={styles.list}>
      {whole.map((notice) => (
        <li key={notice.id}>
          <NoticeLink notice={notice} onRead={() => onRead(notice.id)} />
        </li>
      ))}
    </ul>
  );
}
