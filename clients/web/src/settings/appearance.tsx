import { THEMES, theme } from '../app/theme-switch';
import { FaceChoice } from '../cards/face-choice';
import { Choice } from '../design/choice';
import { Panel } from '../design/panel';
import { t } from '../i18n/i18n';

/** How the page looks: kept in this browser, for no account. */
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
    </Panel>
  );
}
