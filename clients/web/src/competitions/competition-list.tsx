import { gameName } from '../challenge/game-names';
import type { CompetitionSummaryFragment } from '../generated/graphql';
import { day, fromNow } from '../i18n/dates';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { pageOfCompetition } from './addresses';

/** Competitions, each with a link to its page. */
export function CompetitionList({
  competitions,
}: {
  competitions: readonly CompetitionSummaryFragment[];
}) {
  return (
    <ul class={rows.list}>
      {competitions.map((competition) => (
        <li key={competition.id}>
          <Row competition={competition} />
        </li>
      ))}
    </ul>
  );
}

function Row({ competition }: { competition: CompetitionSummaryFragment }) {
  const { id, name, form, status, variant, preset, timeControl, season } = competition;
  const { enteredCount: entered, places } = competition;
  return (
    <a class={rows.row} href={pageOfCompetition(id)}>
      <span class={rows.who}>
        {name}
        {season !== null && <> · {t('competitions.season', { season })}</>}
      </span>
      <span class={rows.when}>{t(`competitions.status.${status}`)}</span>
      <span class={rows.muted}>
        {t(`competitions.formShort.${form.key}`)} · {gameName(variant, preset)} · {timeControl.text}
      </span>
      <span class={rows.when}>{t('competitions.entered', { entered, places })}</span>
      <span class={rows.muted}>{whenOf(competition)}</span>
    </a>
  );
}

/** What happens next, or when it ended. */
function whenOf({ status, opensAt, startsAt, endedAt, round }: CompetitionSummaryFragment): string {
  if (status === 'ANNOUNCED') return t('competitions.opens', { when: fromNow(opensAt) });
  if (status === 'OPEN')
    return startsAt
      ? t('competitions.starts', { when: fromNow(startsAt) })
      : t('competitions.startsWhenFull');
  if (status === 'RUNNING') return round > 0 ? t('competitions.roundNumber', { round }) : '';
  return endedAt ? day(endedAt) : '';
}
