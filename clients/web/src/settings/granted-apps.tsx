import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { RevokeAppDocument } from '../generated/graphql';
import type { AccessSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { fromNow } from '../i18n/dates';
import { ScopeList } from './scope-list';
import styles from './settings.module.css';

type Granted = NonNullable<NonNullable<AccessSettingsQuery['me']>['grantedApps']>[number];

interface Props {
  readonly apps: readonly Granted[];
  readonly refresh: () => Promise<unknown>;
}

/** The apps that act for the viewer. */
export function GrantedApps({ apps, refresh }: Props) {
  const revoke = useChange(RevokeAppDocument, (data) => data.revokeApp);
  const send = async (id: string) => {
    await revoke.send({ input: { grantedAppId: id } });
    await refresh();
  };
  return (
    <>
      {apps.length === 0 && <p class={styles.hint}>{t('settings.noGranted')}</p>}
      <ul class={styles.list}>
        {apps.map(({ id, name, owner, scopes, lastUsedAt }) => (
          <li key={id} class={styles.item}>
            <div>
              <strong>{name}</strong> {owner && t('settings.ownedBy', { name: owner.username })}
              <ScopeList scopes={scopes} />
              <p class={styles.hint}>{t('settings.lastUsed', { moment: fromNow(lastUsedAt) })}</p>
            </div>
            <ConfirmedButton
              question={t('settings.revokeAppAsk', { name })}
              disabled={revoke.isSending}
              onConfirm={() => void send(id)}
            >
              {t('settings.revoke')}
            </ConfirmedButton>
          </li>
        ))}
      </ul>
      <SendOutcome done={revoke.isDone && t('settings.revoked')} errors={revoke.otherErrors()} />
    </>
  );
}
