import { useId, useState } from 'preact/hooks';
import { textOf } from '../account/fields';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Choice } from '../design/choice';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { UpdateClubDocument } from '../generated/graphql';
import type { ClubVisibility, ClubRhythm, WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './clubs.module.css';

const ACCESS = ['PRIVATE', 'LISTED', 'OPEN'] as const satisfies readonly ClubVisibility[];
const RHYTHMS = ['YEAR', 'QUARTER', 'MONTH', 'NONE'] as const satisfies readonly ClubRhythm[];
const FIELDS = ['name', 'about'] as const;

/** Changes the name, the text, who sees the club, and how long a season of its ledger is. */
export function UpdateClub({ club }: { club: WholeClubFragment }) {
  const [access, setAccess] = useState(club.access);
  const [rhythm, setRhythm] = useState(club.rhythm);
  const update = useChange(UpdateClubDocument, (data) => data.updateClub);
  const id = useId();
  async function send(fields: FormData): Promise<void> {
    const texts = { name: textOf(fields, 'name').trim(), about: textOf(fields, 'about').trim() };
    if (
      await update.send({
        input: { clubId: club.id, ...texts, visibility: access, seasonRhythm: rhythm },
      })
    )
      reloadLists();
  }
  return (
    <details>
      <summary class={styles.summary}>{t('clubs.change')}</summary>
      <form
        class={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <Field
          label={t('clubs.name')}
          name="name"
          required
          minLength={3}
          maxLength={40}
          autocomplete="off"
          defaultValue={club.name}
          error={update.errorAt('name')}
        />
        <div class={styles.text}>
          <label for={id}>{t('clubs.about')}</label>
          <textarea id={id} name="about" rows={4} maxLength={500} defaultValue={club.about} />
          {update.errorAt('about') && <p role="alert">{update.errorAt('about')}</p>}
        </div>
        <Choice<ClubVisibility>
          label={t('clubs.access')}
          options={ACCESS.map((value) => ({
            value,
            text: t(`clubs.accessShort.${value}`),
            hint: t(`clubs.accessHint.${value}`),
          }))}
          value={access}
          onChoose={setAccess}
        />
        <Choice<ClubRhythm>
          label={t('clubs.rhythm')}
          columns={2}
          options={RHYTHMS.map((value) => ({ value, text: t(`clubs.rhythm.${value}`) }))}
          value={rhythm}
          onChoose={setRhythm}
        />
        <Button type="submit" disabled={update.isSending}>
          {t('clubs.save')}
        </Button>
        <SendOutcome
          done={update.isDone && t('clubs.saved')}
          errors={update.otherErrors(...FIELDS)}
        />
      </form>
    </details>
  );
}
