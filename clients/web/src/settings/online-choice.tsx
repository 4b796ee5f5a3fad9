import { useChange } from '../api/use-change';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import { SetShowsOnlineDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

interface Props {
  readonly showsOnline: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** Whether friends see that the viewer is online. */
export function OnlineChoice({ showsOnline, refresh }: Props) {
  const change = useChange(SetShowsOnlineDocument, (data) => data.setShowsOnline);
  const choose = async (next: boolean) => {
    await change.send({ input: { showsOnline: next } });
    await refresh();
  };
  return (
    <Panel title={t('settings.friends')}>
      <Switch
        label={t('settings.showsOnline')}
        hint={t('settings.showsOnlineHint')}
        checked={showsOnline}
        onChange={choose}
      />
      <SendOutcome done={change.isDone && t('settings.saved')} errors={change.otherErrors()} />
    </Panel>
  );
}
