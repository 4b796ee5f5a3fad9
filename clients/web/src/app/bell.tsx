import { t } from '../i18n/i18n';
import styles from './bell.module.css';
import { Icon } from './icon';
import { NotificationList } from './notification-list';
import { Popover } from './popover';

/** The bell with the number of unread notifications. It opens their list. */
export function Bell({ unread }: { unread: number }) {
  return (
    <Popover
      label={t('app.notifications', { count: unread })}
      sign={
        <span class={styles.bell}>
          <Icon name="bell" />
          {unread > 0 && (
            <span class={styles.count} translate={false}>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      }
    >
      <NotificationList unread={unread} />
    </Popover>
  );
}
