import { useId } from 'preact/hooks';
import { textOf } from '../account/fields';
import { serviceNow } from '../api/clock';
import { useKey } from '../api/idempotency-key';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { CreateApiTokenDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { SCOPES, scopeText } from './scopes';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

/** For how many days a token is valid; 0: until it is revoked. */
const DAYS = [30, 90, 365, 0];
const DAY_MILLIS = 86_400_000;

/** The end of the UTC day after `days` days. A retry a moment later sends the same value, and so the same key. */
const endOf = (days: number): string =>
  new Date((Math.ceil(serviceNow() / DAY_MILLIS) + days) * DAY_MILLIS).toISOString();

/** Creates a token with a name, scopes and an expiry. */
export function CreateToken({ onCreated }: { onCreated: (secret: string | null) => void }) {
  const errorId = useId();
  const { keyFor, isDone } = useKey();
  const create = useChange(CreateApiTokenDocument, (data) => data.createApiToken);
  const error = create.errorAt('scopes');
  async function send(fields: FormData): Promise<boolean> {
    const days = Number(fields.get('days'));
    const token = {
      name: textOf(fields, 'name'),
      scopes: fields.getAll('scopes').map(String),
      ...(days > 0 && { expiresAt: endOf(days) }),
    };
    const data = await create.send({ input: { ...token, idempotencyKey: keyFor(token) } });
    if (!data) return false;
    isDone();
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
            error={create.errorAt('name')}
          />
        </div>
        <fieldset class={styles.checks} aria-describedby={error && errorId}>
          <legend>{t('settings.may')}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} class={styles.check}>
              <input type="checkbox" name="scopes" value={scope} />
              {scopeText(scope)}
            </label>
          ))}
        </fieldset>
        {error && (
          <small id={errorId} class={styles.error} role="alert">
            {error}
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
        <SendOutcome
          done={create.isDone && t('settings.created')}
          errors={create.otherErrors('name', 'scopes')}
        />
      </SettingsForm>
    </details>
  );
}
