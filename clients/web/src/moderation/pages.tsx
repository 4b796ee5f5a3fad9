import { useLocation } from 'preact-iso';
import { LinkMenu } from '../design/link-menu';
import { t } from '../i18n/i18n';
import { countSign, useOpenReportCount } from './use-open-report-count';
import type { StaffRole } from './use-staff-role';

/** The pages of those who keep order, and the role for each. A new page needs a line here. */
const PAGES = [
  { href: '/moderation', text: 'moderation.queue', needs: 'MODERATOR' },
  { href: '/moderation/networks', text: 'networks.title', needs: 'MODERATOR' },
  { href: '/moderation/log', text: 'moderation.log', needs: 'ADMIN' },
] as const;

/** Whether a role is enough for what needs another one: an admin may do all that a moderator may. */
export const isEnough = (name: StaffRole['name'], needs: StaffRole['name']): boolean =>
  needs === 'MODERATOR' || name === 'ADMIN';

/** The pages that a person with this role may open. */
export function ModerationMenu({ role: { name } }: { role: StaffRole }) {
  const { path } = useLocation();
  const waiting = useOpenReportCount();
  return (
    <LinkMenu
      label={t('moderation.pages')}
      items={PAGES.filter(({ needs }) => isEnough(name, needs)).map(({ href, text }) => ({
        href,
        text: href === '/moderation' ? `${t(text)}${countSign(waiting)}` : t(text),
        isHere: path === href,
      }))}
    />
  );
}
