import { pageOfCompetition } from '../competitions/addresses';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import parts from './parts.module.css';

interface Props {
  readonly match: Pick<SidebarMatchFragment, 'competition' | 'competitionPairing'>;
}

/** The competition and the round to which the match belongs; nothing for other matches. */
export function OfCompetition({ match: { competition, competitionPairing } }: Props) {
  if (!competition) return null;
  const round = competitionPairing?.round ?? 0;
  return (
    <p class={parts.hint}>
      <a href={pageOfCompetition(competition.id)}>{competition.name}</a>
      {round > 0 && <> · {t('competitions.roundNumber', { round })}</>}
    </p>
  );
}
