import { useState } from 'preact/hooks';
import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { changedTexts } from '../design/changed';
import { Field } from '../design/field';
import { NAME_AND_ABOUT, NameAndAbout } from '../design/name-and-about';
import { SendOutcome } from '../design/outcome';
import { ChangeCompetitionDocument } from '../generated/graphql';
import type { CompetitionAccess } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { BROWSERS_ZONE } from '../i18n/zone';
import { momentOf } from '../i18n/wall-clock';
import { AccessChoice, RATINGS } from './access-choice';
import styles from './competitions.module.css';
import { NUMBERS } from './number-fields';
import type { Competition, PartProps } from './part-props';
import { TimeFields, TIMES } from './times';

const NUMBER_NAMES = NUMBERS.map(({ name }) => name);

/** Changes what an organiser may change before the start. Only what was changed here is sent. */
export function ChangeCompetition({ competition }: Pick<PartProps, 'competition'>) {
  const change = useListChange(ChangeCompetitionDocument, (data) => data.changeCompetition);
  const [access, setAccess] = useState<CompetitionAccess>();
  const [zone, setZone] = useState(BROWSERS_ZONE);
  async function send(form: HTMLFormElement): Promise<void> {
    const input = {
      competitionId: competition.id,
      ...changedTexts(form, NAME_AND_ABOUT),
      ...changedWith(form, [...NUMBER_NAMES, ...RATINGS], Number),
      ...changedWith(form, TIMES, (text) => momentOf(text, zone)),
      ...(access && { access }),
    };
    if (!(await change.send({ input }))) return;
    setAccess(undefined);
  }
  return (
    <details>
      <summary class={styles.summary}>{t('competitions.change')}</summary>
      <form
        class={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <NameAndAbout
          labels={{ name: t('competitions.name'), about: t('competitions.about') }}
          of={competition}
          nameLength={60}
          aboutLength={2000}
          errorAt={change.errorAt}
        />
        <TimeFields
          names={timesOf(competition)}
          required="opensAt"
          of={competition}
          zone={zone}
          onZone={setZone}
          errorAt={change.errorAt}
        />
        <AccessChoice
          access={access ?? competition.access}
          hasClub={competition.club !== null}
          of={competition}
          onChoose={setAccess}
          errorAt={change.errorAt}
        />
        <div class={styles.numbers}>
          {NUMBERS.map(({ name, min, max }) => (
            <Field
              key={name}
              label={t(`competitions.number.${name}`)}
              name={name}
              type="number"
              min={min}
              max={max}
              required
              defaultValue={competition[name]}
              error={change.errorAt(name)}
            />
          ))}
        </div>
        <Button type="submit" disabled={change.isSending}>
          {t('competitions.save')}
        </Button>
        <SendOutcome
          done={change.isDone && t('competitions.saved')}
          errors={change.otherErrors(...NAME_AND_ABOUT, ...NUMBER_NAMES, ...RATINGS, ...TIMES)}
        />
      </form>
    </details>
  );
}

/** What was changed in these fields, each read by `valueOf`; null for a field that was emptied. */
const changedWith = <Name extends string, Value>(
  form: HTMLFormElement,
  names: readonly Name[],
  valueOf: (text: string) => Value,
): Partial<Record<Name, Value | null>> =>
  Object.fromEntries(
    Object.entries<string>(changedTexts(form, names) as Record<string, string>).map(
      ([name, text]) => [name, text === '' ? null : valueOf(text)],
    ),
  ) as Partial<Record<Name, Value | null>>;

/** Entries open only once; only a ladder has an end. */
const timesOf = ({ status, form }: Competition) =>
  TIMES.filter(
    (name) => name === 'startsAt' || (name === 'endsAt' ? form.isLadder : status === 'ANNOUNCED'),
  );
