import type { ComponentChildren } from 'preact';
import { NotFound } from '../app/not-found';
import { Pending } from '../app/pending';
import { Title } from '../app/title';
import { Panel } from '../design/panel';
import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import styles from './moderation.module.css';
import { isEnough, ModerationMenu } from './pages';
import { useStaffRoleResult } from './use-staff-role';
import type { StaffRole } from './use-staff-role';

interface Props {
  readonly title: string;
  /** The role that the page is for. */
  readonly needs?: StaffRole['name'];
  readonly children: ComponentChildren;
}

/** A page of those who keep order. For everybody else it does not exist. */
export function ModerationPage({ title, needs = 'MODERATOR', children }: Props) {
  const { role, pending } = useStaffRoleResult();
  if (role === undefined) return <Pending {...pending} />;
  if (role === null || !isEnough(role.name, needs)) return <NotFound isForSome />;
  return (
    <div class={styles.page}>
      <Title text={title} />
      <h1 class={styles.title}>{title}</h1>
      {role.isInForce ? (
        <>
          <ModerationMenu role={role} />
          {children}
        </>
      ) : (
        <NotInForce obstacle={role.obstacle} />
      )}
    </div>
  );
}

/** What is missing for the role to be in force, and where that is mended. */
function NotInForce({ obstacle }: Pick<StaffRole, 'obstacle'>) {
  return (
    <Panel title={t('moderation.notInForce')}>
      <div class={styles.part}>
        {obstacle && <p>{t(`settings.roleObstacle.${obstacle}`)}</p>}
        <p>{t('moderation.notInForceHint')}</p>
        <LinkButton href="/settings/account">{t('moderation.toFactor')}</LinkButton>
      </div>
    </Panel>
  );
}
