import { Fragment } from 'preact';
import { competitionFiles } from '../api/address';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';

const FILES = ['csv', 'json', 'calendar', 'records'] as const;

/** What there is of a competition as files. Those for members need a token, which a link cannot send. */
export function Files({ competition: { id, access } }: Pick<PartProps, 'competition'>) {
  if (access === 'CLUB') return null;
  const addresses = competitionFiles(id);
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
