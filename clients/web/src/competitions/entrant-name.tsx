import type { EntrantFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { NameLink } from '../people/user-link';
import { shortName } from '../people/user-name';

type Names = Pick<EntrantFragment, 'user' | 'partner'>;

/** The names of an entrant in a text: a player, or two partners. */
export const nameOfEntrant = (entry: Names | null): string =>
  entry === null
    ? t('competitions.unknownEntrant')
    : [entry.user, entry.partner]
        .flatMap((one) => (one ? shortName(one.username) : []))
        .join(' & ');

/** The names of an entrant with links to the profiles. */
export function EntrantName({ entry }: { entry: Names | null }) {
  if (!entry) return <>{t('competitions.unknownEntrant')}</>;
  const { user, partner } = entry;
  return (
    <span>
      <NameLink username={user.username} />
      {partner && (
        <>
          {' & '}
          <NameLink username={partner.username} />
        </>
      )}
    </span>
  );
}
