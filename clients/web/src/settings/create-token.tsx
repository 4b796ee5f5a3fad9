import { useId, useState } from 'preact/hooks';
import { textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Outcome } from '../design/outcome';
import { CreateApiTokenDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { SCOPES, scopeWords } from './scopes';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

/** How many days a token holds; 0: until it is revoked. */
const DAYS = [30, 90, 365, 0];
const DAY_MILLIS = 86_400_000;

/** Makes a token: what it is called, what it may do, how long it holds. */
export function CreateToken({ onCreated }: { onCreated: (secret: string | null) => void }) {
  const errorId = useId();
  // The same until it was done: sent again after a lost answer, it makes no second token.
  const [key, setKey] = useState(crypto.randomUUID());
  const create = useChange(CreateApiTokenDocument, (data) => data.createApiToken);
  const wrong = create.wrong('scopes');
  async function send(fields: FormData): Promise<boolean> {
    const days = Number(fields.get('days'));
    const input = {
      name: textOf(fields, 'name'),
      scopes: fields.getAll('scopes').map(String),
      idempotencyKey: key,
      ...(days > 0 && { expiresAt: new Date(Date.now() + days * DAY_MILLIS).toISOString() }),
    };
    const data = await create.send({ input });
    if (!data) return false;
    setKey(crypto.randomUUID());
    onCreated(data.createApiToken.secret);
    return true;
  }
  return (
    <details>
      <summary>{t('settings.newToken')}</summary>
      <SettingsForm send={send}>
        <div class={styles.wide}>
          <Field
            label={t('settings.name')}
            name="name"
            maxLength={60}
            required
            error={create.wrong('name')}
          />
        </div>
        <fieldset class={styles.checks} aria-describedby={wrong && errorId}>
          <legend>{t('settings.may')}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} class={styles.check}>
              <input type="checkbox" name="scopes" value={scope} />
              {scopeWords(scope)}
            </label>
          ))}
        </fieldset>
        {wrong && (
          <small id={errorId} class={styles.wrong} role="alert">
            {wrong}
          </small>
        )}
        <label class={styles.select}>
          {t('settings.holds')}
          <select name="days">
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {t('settings.holdsDays', { days })}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={create.isSending}>
          {t('settings.create')}
        </Button>
        <Outcome
          done={create.isDone && t('settings.created')}
          wrong={create.others('name', 'scopes')}
        />
      </SettingsForm>
    </details>
  );
}
