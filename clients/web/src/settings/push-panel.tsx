import { useEffect, useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import { AddPushSubscriptionDocument, RemovePushSubscriptionDocument } from '../generated/graphql';
import type { NotificationSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { day } from '../i18n/dates';
import { browserName, pushState, subscribeToPush, subscriptionHere } from './push';
import styles from './settings.module.css';

type Known = NonNullable<NonNullable<NotificationSettingsQuery['me']>['pushSubscriptions']>[number];

interface Props {
  readonly vapidPublicKey: string;
  readonly subscriptions: readonly Known[];
  readonly refresh: () => Promise<unknown>;
}

/** A switch for pushes to this browser, and the list of other subscribed browsers. */
export function PushPanel({ vapidPublicKey, subscriptions, refresh }: Props) {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [error, setError] = useState('');
  const add = useChange(AddPushSubscriptionDocument, (data) => data.addPushSubscription);
  const remove = useChange(RemovePushSubscriptionDocument, (data) => data.removePushSubscription);
  useEffect(() => {
    void subscriptionHere().then((found) => setEndpoint(found?.endpoint ?? null));
  }, []);
  const here = subscriptions.find((known) => known.endpoint === endpoint);

  async function begin(): Promise<void> {
    const keys = await subscribeToPush(vapidPublicKey);
    if (!keys) return setError(t('settings.pushRefused'));
    setEndpoint(keys.endpoint);
    await add.send({ input: { ...keys, label: browserName() } });
  }
  async function end(id: string): Promise<void> {
    if (id === here?.id) await (await subscriptionHere())?.unsubscribe();
    await remove.send({ input: { pushSubscriptionId: id } });
  }
  function run(change: Promise<void>): Promise<unknown> {
    setError('');
    return change
      .catch((error: unknown) => {
        console.warn('pushes could not be switched', error);
        setError(t('settings.pushFailed'));
      })
      .finally(refresh);
  }

  const state = pushState();
  return (
    <Panel title={t('settings.push')}>
      {state === 'possible' ? (
        <Switch
          label={t('settings.pushHere')}
          hint={t('settings.pushHint')}
          checked={here !== undefined}
          onChange={(on) => run(on ? begin() : here ? end(here.id) : Promise.resolve())}
        />
      ) : (
        <p class={styles.hint}>{t(`settings.push.${state}`)}</p>
      )}
      <Others
        subscriptions={subscriptions.filter((known) => known !== here)}
        onRemove={(id) => void run(end(id))}
      />
      <SendOutcome
        done={(add.isDone || remove.isDone) && !error && t('settings.saved')}
        errors={[...(error ? [error] : []), ...add.otherErrors(), ...remove.otherErrors()]}
      />
    </Panel>
  );
}

interface OthersProps {
  readonly subscriptions: readonly Known[];
  readonly onRemove: (id: string) => void;
}

function Others({ subscriptions, onRemove }: OthersProps) {
  return (
    <ul class={styles.list}>
      {subscriptions.map(({ id, label, endpoint, createdAt, addedBy }) => (
        <li key={id} class={styles.item}>
          <div>
            {label ?? new URL(endpoint).host}
            <p class={styles.hint}>
              {t('settings.since', { day: day(createdAt) })}
              {addedBy && `, ${t('settings.addedBy', { name: addedBy })}`}
            </p>
          </div>
          <Button onClick={() => onRemove(id)}>{t('settings.pushEnd')}</Button>
        </li>
      ))}
    </ul>
  );
}
