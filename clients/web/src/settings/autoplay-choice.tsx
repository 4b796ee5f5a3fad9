import { useChange } from '../api/use-change';
import { Choice } from '../design/choice';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { SetAutoplayByDefaultDocument } from '../generated/graphql';
import type { GeneralSettingsQuery, SetAutoplayInput } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';

type Autoplay = GeneralSettingsQuery['autoplay'];

const CHOICES = {
  OFF: { mode: 'OFF' },
  HIDDEN: { mode: 'FORCED', delay: 'HIDDEN' },
  NONE: { mode: 'FORCED', delay: 'NONE' },
} as const satisfies Record<string, SetAutoplayInput>;
type Name = keyof typeof CHOICES;

const nameOf = ({ mode, delay }: Autoplay): Name => (mode === 'OFF' ? 'OFF' : delay);

/** Whether forced moves are played for the viewer. A match can have its own setting. */
export function AutoplayChoice({
  autoplay,
  refresh,
}: {
  autoplay: Autoplay;
  refresh: () => Promise<unknown>;
}) {
  const change = useChange(SetAutoplayByDefaultDocument, (data) => data.setAutoplay);
  const choose = async (name: Name) => {
    await change.send({ input: CHOICES[name] });
    await refresh();
  };
  return (
    <Panel title={t('settings.autoplay')}>
      <p class={styles.hint}>{t('settings.autoplayHint')}</p>
      <Choice
        label={t('settings.autoplayWhen')}
        options={(Object.keys(CHOICES) as Name[]).map((value) => ({
          value,
          text: t(`settings.autoplay.${value}`),
        }))}
        value={nameOf(autoplay)}
        onChoose={choose}
      />
      <SendOutcome done={change.isDone && t('settings.saved')} errors={change.otherErrors()} />
    </Panel>
  );
}
