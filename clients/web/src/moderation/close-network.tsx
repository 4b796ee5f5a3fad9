import { useState } from 'preact/hooks';
import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Field } from '../design/field';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { CloseNetworkDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './moderation.module.css';
import { isReason, ReasonField } from './reason-field';

/** What the moderator names: a network, or a user whose networks are closed. */
const KINDS = ['network', 'username'] as const;
type Kind = (typeof KINDS)[number];

const DAYS = ['1', '7', '30', '90', '365'] as const;
type Days = (typeof DAYS)[number];
const DAY_MILLIS = 24 * 60 * 60 * 1000;

const endOf = (days: Days): string =>
  new Date(Date.now() + Number(days) * DAY_MILLIS).toISOString();

/** Closes a network, or those of an account. */
export function CloseNetwork() {
  const [kind, setKind] = useState<Kind>('network');
  const [named, setNamed] = useState('');
  const [days, setDays] = useState<Days>('7');
  const [reason, setReason] = useState('');
  const change = useListChange(CloseNetworkDocument, (data) => data.closeNetwork);
  const input = { [kind]: named.trim(), until: endOf(days), reason: reason.trim() };
  const names = { network: t('networks.byNetwork'), username: t('networks.byAccount') };
  return (
    <Panel title={t('networks.closeTitle')}>
      <div class={styles.part}>
        <Select
          label={t('networks.by')}
          options={KINDS.map((each) => [each, names[each]] as const)}
          value={kind}
          onChoose={setKind}
        />
        <Field
          label={t(kind === 'network' ? 'networks.network' : 'networks.username')}
          hint={t(kind === 'network' ? 'networks.networkHint' : 'networks.usernameHint')}
          autocomplete="off"
          autocapitalize="none"
          value={named}
          onInput={({ currentTarget }) => setNamed(currentTarget.value)}
          error={change.errorAt(kind)}
        />
        <Select
          label={t('networks.duration')}
          options={DAYS.map((each) => [each, t('networks.days', { days: Number(each) })] as const)}
          value={days}
          onChoose={setDays}
        />
        <ReasonField
          label={t('networks.reason')}
          change={change}
          value={reason}
          onChange={setReason}
        />
        <ConfirmedChange
          change={change}
          variables={{ input }}
          question={t('networks.closeAsk')}
          disabled={named.trim() === '' || !isReason(reason)}
          fields={[kind, 'reason']}
          done={t('networks.done')}
          onDone={() => setNamed('')}
        >
          {t('networks.close')}
        </ConfirmedChange>
      </div>
    </Panel>
  );
}
