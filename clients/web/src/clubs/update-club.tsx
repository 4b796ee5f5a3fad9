import { useState } from 'preact/hooks';
import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { Choice } from '../design/choice';
import { changedTexts } from '../design/changed';
import { NAME_AND_ABOUT, NameAndAbout } from '../design/name-and-about';
import { SendOutcome } from '../design/outcome';
import { UpdateClubDocument } from '../generated/graphql';
import type { ClubVisibility, ClubRhythm, WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './clubs.module.css';

const ACCESS = ['PRIVATE', 'LISTED', 'OPEN'] as const satisfies readonly ClubVisibility[];
const RHYTHMS = ['YEAR', 'QUARTER', 'MONTH', 'NONE'] as const satisfies readonly ClubRhythm[];

/**
 * Changes the name, the text, who sees the club, and how long a season of its ledger is. Only what was changed here is
 * sent.
 */
export function UpdateClub({ club }: { club: WholeClubFragment }) {
  const [access, setAccess] = useState<ClubVisibility>();
  const [rhythm, setRhythm] = useState<ClubRhythm>();
  const update = useListChange(UpdateClubDocument, (data) => data.updateClub);
  async function send(form: HTMLFormElement): Promise<void> {
    const input = {
      clubId: club.id,
      ...changedTexts(form, NAME_AND_ABOUT),
      ...(access && { visibility: access }),
      ...(rhythm && { seasonRhythm: rhythm }),
    };
    if (!(await update.send({ input }))) return;
    setAccess(undefined);
    setRhythm(undefined);
  }
  return (
    <details>
      <summary class={styles.summary}>{t('clubs.change')}</summary>
      <form
        class={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <NameAndAbout
          labels={{ name: t('clubs.name'), about: t('clubs.about') }}
          of={club}
          nameLength={40}
          aboutLength={500}
          errorAt={update.errorAt}
        />
        <Choice<ClubVisibility>
          label={t('clubs.access')}
          options={ACCESS.map((value) => ({
            value,
            text: t(`clubs.accessShort.${value}`),
            hint: t(`clubs.accessHint.${value}`),
          }))}
          value={access ?? club.access}
          onChoose={setAccess}
        />
        <Choice<ClubRhythm>
          label={t('clubs.rhythm')}
          columns={2}
          options={RHYTHMS.map((value) => ({ value, text: t(`clubs.rhythm.${value}`) }))}
          value={rhythm ?? club.rhythm}
          onChoose={setRhythm}
        />
        <Button type="submit" disabled={update.isSending}>
          {t('clubs.save')}
        </Button>
        <SendOutcome
          done={update.isDone && t('clubs.saved')}
          errors={update.otherErrors(...NAME_AND_ABOUT)}
        />
      </form>
    </details>
  );
}
