import { useId } from 'preact/hooks';
import { textOf } from '../account/fields';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { ChangeCompetitionDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './competitions.module.css';
import { NUMBERS, numbersIn } from './number-fields';
import type { PartProps } from './part-props';

/** Changes the name, the text and the numbers of a competition that has not begun. */
export function ChangeCompetition({ competition }: Pick<PartProps, 'competition'>) {
  const change = useChange(ChangeCompetitionDocument, (data) => data.changeCompetition);
  const id = useId();
  async function send(fields: FormData): Promise<void> {
    const texts = { name: textOf(fields, 'name').trim(), about: textOf(fields, 'about').trim() };
    const input = { competitionId: competition.id, ...texts, ...numbersIn(fields) };
    if (await change.send({ input })) reloadLists();
  }
  return (
    <details>
      <summary class={styles.summary}>{t('competitions.change')}</summary>
      <form
        class={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <Field
          label={t('competitions.name')}
          name="name"
          required
          minLength={3}
          maxLength={60}
          autocomplete="off"
          defaultValue={competition.name}
          error={change.errorAt('name')}
        />
        <div class={styles.text}>
          <label for={id}>{t('competitions.about')}</label>
          <textarea
            id={id}
            name="about"
            rows={4}
            maxLength={2000}
            defaultValue={competition.about}
          />
        </div>
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
          errors={change.otherErrors('name', ...NUMBERS.map(({ name }) => name))}
        />
      </form>
    </details>
  );
}
