import { Pending } from '../app/pending';
import { Panel } from '../design/panel';
import { AccessSettingsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { GrantedApps } from './granted-apps';
import { OwnApps } from './own-apps';
import { Tokens } from './tokens';
import { usePart } from './use-part';

/** The apps and tokens that may act for the viewer. */
export function Access() {
  const { data, pending, refresh } = usePart(AccessSettingsDocument);
  if (!data?.me) return <Pending {...pending} />;
  const { grantedApps, apiTokens, apps } = data.me;
  return (
    <>
      <Panel title={t('settings.granted')}>
        <GrantedApps apps={grantedApps ?? []} refresh={refresh} />
      </Panel>
      <Panel title={t('settings.tokens')}>
        <Tokens tokens={apiTokens ?? []} refresh={refresh} />
      </Panel>
      <Panel title={t('settings.ownApps')}>
        <OwnApps apps={apps ?? []} refresh={refresh} />
      </Panel>
    </>
  );
}
