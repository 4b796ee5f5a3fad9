import type { ChallengeSeatFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { language } from '../i18n/language';
import styles from './challenge.module.css';
import { seatsBySide } from './seats';
import { shownName } from '../people/user-name';

/** The players by side, and which of them have not answered yet. */
export function Players({ table }: { table: readonly ChallengeSeatFragment[] }) {
  return (
    <ul class={styles.sides}>
      {seatsBySide(table).map((side) => (
        <li key={side[0]?.side}>{sideName(side)}</li>
      ))}
    </ul>
  );
}

function sideName(side: readonly ChallengeSeatFragment[]): string {
  const names = new Intl.ListFormat(language.value).format(side.map(seatName));
  return side.length > 1 ? t('challenge.together', { names }) : names;
}

function seatName({ state, user }: ChallengeSeatFragment): string {
  if (user === null) return t('challenge.free');
  const name = shownName(user.username);
  return state === 'NAMED' ? t('challenge.notAnswered', { name }) : name;
}
