import { useId } from 'preact/hooks';
import { textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { CreateAppDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

export function CreateApp({ onCreated }: { onCreated: (secret: string | null) => void }) {
  const errorId = useId();
  const create = useChange(CreateAppDocument, (data) => data.createApp);
  const error = create.errorAt('redirectUris');
  async function send(fields: FormData): Promise<boolean> {
    const homepage = textOf(fields, 'homepage');
    const input = {
      name: textOf(fields, 'name'),
      redirectUris: textOf(fields, 'redirectUris').split(/\s+/).filter(Boolean),
      isConfidential: fields.has('isConfidential'),
      ...(homepage && { homepage }),
    };
    const data = await create.send({ input });
    if (data) onCreated(data.createApp.secret);
    return Boolean(data);
  }
  return (
    <details>
      <summary>{t('settings.newApp')}</summary>
      <SettingsForm send={send}>
        <div class={styles.wide}>
          <Field
            label={t('settings.name')}
            name="name"
            maxLength={50}
            required
            error={create.errorAt('name')}
          />
        </div>
        <div class={styles.wide}>
          <Field
            label={t('settings.homepage')}
            name="homepage"
            type="url"
            error={create.errorAt('homepage')}
          />
        </div>
        <label class={styles.text}>
          {t('settings.redirectUris')}
          <textarea
            name="redirectUris"
            rows={2}
            required
            aria-invalid={Boolean(error)}
            aria-describedby={error && errorId}
          />
        </label>
        {error && (
          <small id={errorId} class={styles.error} role="alert">
            {error}
          </small>
        )}
        <label class={styles.check}>
          <input type="checkbox" name="isConfidential" />
          {t('settings.isConfidential')}
        </label>
        <Button type="submit" disabled={create.isSending}>
          {t('settings.createApp')}
        </Button>
        <SendOutcome
          done={create.isDone && t('settings.created')}
          errors={create.otherErrors('name', 'homepage', 'redirectUris')}
        />
      </SettingsForm>
    </details>
  );
}
