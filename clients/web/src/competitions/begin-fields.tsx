import { Choice } from '../design/choice';
import { Field } from '../design/field';
import { t } from '../i18n/i18n';
import { BROWSERS_ZONE } from '../i18n/zone';
import type { CompetitionDraft } from './competition-draft';
import styles from './competitions.module.css';

type Begins = CompetitionDraft['begins'];

interface Props {
  readonly isLadder: boolean;
  readonly begins: Begins;
  readonly onChoose: (begins: Begins) => void;
}

/** When it begins: as soon as it is full, at a time, or again and again by itself. */
export function BeginFields({ isLadder, begins, onChoose }: Props) {
  const ways = isLadder ? (['time'] as const) : (['full', 'time', 'WEEK', 'MONTH'] as const);
  const shown = ways.find((way) => way === begins) ?? ways[0];
  return (
    <>
      {ways.length > 1 && (
        <Choice<Begins>
          label={t('competitions.begins')}
          columns={2}
          options={ways.map((value) => ({ value, text: t(`competitions.beginsBy.${value}`) }))}
          value={shown}
          onChoose={onChoose}
        />
      )}
      {shown !== 'full' && (
        <div class={styles.numbers}>
          <Field
            label={t(shown === 'time' ? 'competitions.startsAt' : 'competitions.firstStart')}
            hint={t('competitions.zoneHint', { zone: BROWSERS_ZONE })}
            name="startsAt"
            type="datetime-local"
            required
          />
          {shown !== 'time' && (
            <>
              <Field
                label={t('competitions.every')}
                hint={t(`competitions.everyHint.${shown}`)}
                name="every"
                type="number"
                min={1}
                max={24}
                required
                defaultValue={1}
              />
              <Field
                label={t('competitions.opensDaysBefore')}
                name="opensDaysBefore"
                type="number"
                min={1}
                max={60}
                required
                defaultValue={5}
              />
              <Field
                label={t('competitions.intervalDays')}
                hint={t('competitions.intervalHint')}
                name="intervalDays"
                type="number"
                min={0}
                max={365}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
