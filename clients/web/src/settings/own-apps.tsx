import { useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { DeleteAppDocument } from '../generated/graphql';
import type { AccessSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { CreateApp } from './create-app';
import { Secret } from './secret';
import styles from './settings.module.css';

type App = NonNullable<NonNullable<AccessSettingsQuery['me']>['apps']>[number];

interface Props {
  readonly apps: readonly App[];
  readonly refresh: () => Promise<unknown>;
}

/** The apps that the viewer has registered. They can ask users for permission to act for them. */
export function OwnApps({ apps, refresh }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const remove = useChange(DeleteAppDocument, (data) => data.deleteApp);
  const send = async (id: string) => {
    await remove.send({ input: { appId: id } });
    await refresh();
  };
  return (
    <>
      <p class={styles.hint}>{t('settings.ownAppsHint')}</p>
      <ul class={styles.list}>
        {apps.map(({ id, name, clientId, redirectUris }) => (
          <li key={id} class={styles.item}>
            <div>
              <strong>{name}</strong>
              <p>
                client_id: <code>{clientId}</code>
              </p>
              <p class={styles.hint}>{redirectUris.join(', ')}</p>
            </div>
            <ConfirmedButton
              question={t('settings.deleteAppAsk', { name })}
              disabled={remove.isSending}
              onConfirm={() => void send(id)}
            >
              {t('settings.deleteApp')}
            </ConfirmedButton>
          </li>
        ))}
      </ul>
      <SendOutcome done={remove.isDone && t('settings.deleted')} errors={remove.otherErrors()} />
      <CreateApp
        onCreated={(newSecret) => {
          setSecret(newSecret);
          void refresh();
        }}
      />
      {secret && <Secret key={secret} secret={secret} />}
    </>
  );
}
