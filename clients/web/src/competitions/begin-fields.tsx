import { Choice } from '../design/choice';
import { Field } from '../design/field';
import { t } from '../i18n/i18n';
import type { CompetitionDraft } from './competition-draft';
import styles from './competitions.module.css';
import { TimeFields, TIMES } from './times';
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
  const chooseZone = (chosen: string) => onChange({ zone: chosen });
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
      {shown === 'time' && (
        <TimeFields
          names={TIMES.filter((name) => name !== 'endsAt' || isLadder)}
          required="startsAt"
          zone={zone}
          onZone={chooseZone}
          errorAt={errorAt}
        />
      )}
      {(shown === 'WEEK' || shown === 'MONTH') && (
        <Rhythm unit={shown} zone={zone} onZone={chooseZone} errorAt={errorAt} />
      )}
    </>
  );
}

interface RhythmProps extends Pick<Props, 'errorAt'> {
  readonly unit: 'WEEK' | 'MONTH';
  readonly zone: string;
  readonly onZone: (zone: string) => void;
}

/** When the first season begins, and how often another one follows. */
function Rhythm({ unit, zone, onZone, errorAt }: RhythmProps) {
  return (
    <>
      <div class={styles.numbers}>
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
      </div>
      <ZoneSelect zone={zone} onChoose={onZone} />
    </>
  );
}
