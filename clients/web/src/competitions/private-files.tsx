import { useState } from 'preact/hooks';
import { competitionFiles } from '../api/address';
import { saveFile } from '../api/save-file';
import { signedFile } from '../api/signed-file';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';

const FILES = [
  ['csv', 'standings.csv'],
  ['json', 'standings.json'],
  ['records', 'matches.ndjson'],
] as const;

type FileKey = (typeof FILES)[number][0];

/**
 * The files for the members of a private club. A link cannot send who asks, so the page fetches them. A calendar program
 * cannot either: it has the address of the member's own calendar.
 */
export function PrivateFiles({ competition: { id } }: Pick<PartProps, 'competition'>) {
  const [loading, setLoading] = useState<FileKey | null>(null);
  const [hasFailed, setFailed] = useState(false);
  async function save(file: FileKey, name: string): Promise<void> {
    setFailed(false);
    setLoading(file);
    try {
      saveFile(name, await signedFile(competitionFiles(id)[file]));
    } catch (error) {
      console.warn(error);
      setFailed(true);
    } finally {
      setLoading(null);
    }
  }
  return (
    <>
      <div class={people.actions}>
        <span class={people.muted}>{t('competitions.files')}</span>
        {FILES.map(([file, name]) => (
          <Button key={file} disabled={loading === file} onClick={() => void save(file, name)}>
            {t(`competitions.file.${file}`)}
          </Button>
        ))}
      </div>
      <SendOutcome errors={hasFailed ? [t('app.failed')] : []} />
      <p class={people.muted}>
        {t('competitions.privateCalendar')}{' '}
        <a href="/competitions?view=mine">{t('competitions.calendar')}</a>
      </p>
    </>
  );
}
