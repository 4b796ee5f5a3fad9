import { textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { BookVacationDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form';

export function BookVacation({ refresh }: { refresh: () => Promise<unknown> }) {
  const book = useChange(BookVacationDocument, (data) => data.bookVacation);
  return (
    <SettingsForm
      send={async (fields) => {
        const input = { from: textOf(fields, 'from'), to: textOf(fields, 'to') };
        const isDone = await book.send({ input });
        if (isDone) await refresh();
        return Boolean(isDone);
      }}
    >
      <div class={styles.pair}>
        <Field
          label={t('settings.firstDay')}
          name="from"
          type="date"
          required
          error={book.errorAt('from')}
        />
        <Field
          label={t('settings.lastDay')}
          name="to"
          type="date"
          required
          error={book.errorAt('to')}
        />
      </div>
      <Button kind="main" type="submit" disabled={book.isSending}>
        {t('settings.bookDays')}
      </Button>
      <SendOutcome
        done={book.isDone && t('settings.booked')}
        errors={book.otherErrors('from', 'to')}
      />
    </SettingsForm>
  );
}
