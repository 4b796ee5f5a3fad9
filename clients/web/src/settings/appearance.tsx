import { THEMES, theme } from '../app/theme-switch';
import { FaceChoice } from '../cards/face-choice';
import { Choice } from '../design/choice';
import { Panel } from '../design/panel';
import { Switch } from '../design/switch';
import { t } from '../i18n/i18n';
import { isConfirmed, setConfirmed } from '../table/settings';

/** The look of the page. It is kept in this browser, not in the account. */
export function Appearance() {
  return (
    <Panel title={t('settings.appearance')}>
      <Choice
        label={t('settings.theme')}
        options={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
        value={theme.value}
        onChoose={(next) => (theme.value = next)}
      />
      <FaceChoice />
      <Switch label={t('table.confirm')} checked={isConfirmed.value} onChange={setConfirmed} />
    </Panel>
  );
}
