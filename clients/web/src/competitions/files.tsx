import { Fragment } from 'preact';
import { competitionFiles } from '../api/address';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { Competition, PartProps } from './part-props';
import { PrivateFiles } from './private-files';

const FILES = ['csv', 'json', 'calendar', 'records'] as const;

/** What there is of a competition as files. */
export function Files({ competition }: Pick<PartProps, 'competition'>) {
  if (isPrivate(competition)) return <PrivateFiles competition={competition} />;
  const addresses = competitionFiles(competition.id);
  return (
    <p class={people.muted}>
      {t('competitions.files')}{' '}
      {FILES.map((file, i) => (
        <Fragment key={file}>
          {i > 0 && ', '}
          <a href={addresses[file]} download target="_blank">
            {t(`competitions.file.${file}`)}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** Whether only members of a private club see it. Who has left the club may see it still, but not the club. */
const isPrivate = ({ access, club }: Competition): boolean =>
  access === 'CLUB' && (club === null || club.access === 'PRIVATE');
