import { Choice } from '../design/choice';
import { Field } from '../design/field';
import { t } from '../i18n/i18n';
import type { CompetitionDraft } from './competition-draft';
import styles from './competitions.module.css';
import { ZoneSelect } from './zone-select';

type Begins = CompetitionDraft['begins'];

interface Props {
  readonly isLadder: boolean;
  readonly draft: Pick<CompetitionDraft, 'begins' | 'zone'>;
  readonly onChange: (change: Partial<CompetitionDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** When it begins: as soon as it is full, at a time, or again and again by itself. */
export function BeginFields({ isLadder, draft: { begins, zone }, onChange, errorAt }: Props) {
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
          onChoose={(chosen) => onChange({ begins: chosen })}
        />
      )}
      {shown !== 'full' && (
        <>
          <div class={styles.numbers}>
            {shown === 'time' ? (
              <Times isLadder={isLadder} errorAt={errorAt} />
            ) : (
              <Rhythm unit={shown} errorAt={errorAt} />
            )}
          </div>
          <ZoneSelect zone={zone} onChoose={(chosen) => onChange({ zone: chosen })} />
        </>
      )}
    </>
  );
}

/** When entries open and close, and when a ladder ends. */
function Times({ isLadder, errorAt }: Pick<Props, 'isLadder' | 'errorAt'>) {
  return (
    <>
      <Field
        label={t('competitions.opensAt')}
        hint={t('competitions.opensAtHint')}
        name="opensAt"
        type="datetime-local"
        error={errorAt('opensAt')}
      />
      <Field
        label={t('competitions.startsAt')}
        hint={t('competitions.startsAtHint')}
        name="startsAt"
        type="datetime-local"
        required
        error={errorAt('startsAt')}
      />
      {isLadder && (
        <Field
          label={t('competitions.endsAt')}
          hint={t('competitions.endsAtHint')}
          name="endsAt"
          type="datetime-local"
          error={errorAt('endsAt')}
        />
      )}
    </>
  );
}

interface RhythmProps extends Pick<Props, 'errorAt'> {
  readonly unit: 'WEEK' | 'MONTH';
}

/** When the first season begins, and how often another one follows. */
function Rhythm({ unit, errorAt }: RhythmProps) {
  return (
    <>
      <Field
        label={t('competitions.firstStart')}
        name="startsAt"
        type="datetime-local"
        required
        error={errorAt('firstStart')}
      />
      <Field
        label={t('competitions.every')}
        hint={t(`competitions.everyHint.${unit}`)}
        name="every"
        type="number"
        min={1}
        max={24}
        required
        defaultValue={1}
        error={errorAt('every')}
      />
      <Field
        label={t('competitions.opensDaysBefore')}
        name="opensDaysBefore"
        type="number"
        min={1}
        max={60}
        required
        defaultValue={5}
        error={errorAt('opensDaysBefore')}
      />
      <Field
        label={t('competitions.intervalDays')}
        hint={t('competitions.intervalHint')}
        name="intervalDays"
        type="number"
        min={0}
        max={365}
        error={errorAt('intervalDays')}
      />
    </>
  );
}
