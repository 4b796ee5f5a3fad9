import { useMutation } from '@urql/preact';
import { happen } from '../api/live';
import { useLiveQuery } from '../api/hooks';
import { Button } from '../design/button';
import { MarkReadDocument, NoticesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Answer } from './answer';
import styles from './bell.module.css';
import { NoticeLink } from './notice-link';

/** The newest notifications; those that are followed are read. */
export function Notices({ unread }: { unread: number }) {
  const result = useLiveQuery(NoticesDocument, {});
  const [, mark] = useMutation(MarkReadDocument);
  async function read(ids?: readonly string[]): Promise<void> {
    await mark({ input: { ids: ids ?? null } });
    happen();
  }
  return (
    <Answer result={result}>
      {({ notifications }) => {
        const notices = notifications.nodes.filter((notice) => notice !== null);
        if (notices.length === 0) return <p class={styles.none}>{t('app.noNotices')}</p>;
        return (
          <>
            {unread > 0 && (
              <Button kind="quiet" onClick={() => void read()}>
                {t('app.readAll')}
              </Button>
            )}
            <ul class={styles.list}>
              {notices.map((notice) => (
                <li key={notice.id}>
                  <NoticeLink notice={notice} onRead={() => void read([notice.id])} />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Answer>
  );
}
