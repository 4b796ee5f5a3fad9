import { useChange } from '../api/use-change';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { SetVisibilityDocument } from '../generated/graphql';
import type { GeneralSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';

type Settings = NonNullable<NonNullable<GeneralSettingsQuery['me']>['visibilitySettings']>;

const DATA = ['profile', 'matches', 'presence'] as const;
const AUDIENCES = ['EVERYONE', 'OPPONENTS', 'FRIENDS', 'NOBODY'] as const;

interface Props {
  readonly settings: Settings;
  readonly refresh: () => Promise<unknown>;
}

/** Who may see the viewer's profile and matches, and whether they are online. */
export function VisibilityChoice({ settings, refresh }: Props) {
  const change = useChange(SetVisibilityDocument, (data) => data.setVisibility);
  const choose = async (datum: (typeof DATA)[number], audience: (typeof AUDIENCES)[number]) => {
    await change.send({ input: { [datum]: audience } });
    await refresh();
  };
  return (
    <Panel title={t('settings.visibility')}>
      <div class={`${styles.form} ${styles.stacked}`}>
        {DATA.map((datum) => (
          <Select
            key={datum}
            label={t(`settings.visibility.${datum}`)}
            options={AUDIENCES.map((key) => [key, t(`settings.audience.${key}`)] as const)}
            value={settings[datum]}
            onChoose={(audience) => void choose(datum, audience)}
          />
        ))}
        <p class={styles.hint}>{t('settings.visibilityHint')}</p>
        <SendOutcome done={change.isDone && t('settings.saved')} errors={change.otherErrors()} />
      </div>
    </Panel>
  );
}
