import type { WholeCompetitionFragment } from '../generated/graphql';
import { pageOfClub } from '../clubs/addresses';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { UserLink } from '../people/user-link';
import styles from './competitions.module.css';

interface Props {
  readonly competition: WholeCompetitionFragment;
}

/** The terms, each with its name. */
export function Terms({ competition }: Props) {
  const { organiser, club } = competition;
  return (
    <dl class={styles.terms}>
      {termsOf(competition).map(([name, value]) => [
        <dt key={`${name}:`}>{name}</dt>,
        <dd key={name}>{value}</dd>,
      ])}
      {club && (
        <>
          <dt>{t('clubs.one')}</dt>
          <dd>
            <a href={pageOfClub(club.id)}>{club.name}</a>
          </dd>
        </>
      )}
      <dt>{t('competitions.organiser')}</dt>
      <dd>
        {organiser ? <UserLink username={organiser.username} /> : t('competitions.byService')}
      </dd>
    </dl>
  );
}

type Term = readonly [name: string, value: string];

const termsOf = (competition: WholeCompetitionFragment): readonly Term[] => [
  ...timesOf(competition),
  [t('challenge.clock'), competition.timeControl.text],
  [t('challenge.target'), String(competition.target)],
  [t('challenge.counts'), competition.rated ? t('challenge.rated') : t('challenge.unrated')],
  [t('competitions.placesTerm'), placesText(competition)],
  [t('competitions.accessTerm'), accessText(competition)],
  ...(competition.form.isLadder
    ? []
    : ([
        [t('competitions.roundDays'), t('competitions.days', { days: competition.roundDays })],
      ] as const)),
  [t('competitions.atOnce'), String(competition.matchesAtOnce)],
  [
    t('competitions.timeouts'),
    t('competitions.timeoutsText', { count: competition.timeoutsAllowed }),
  ],
  ...(competition.fixedPartners
    ? ([[t('competitions.partners'), t('competitions.partnersFixed')]] as const)
    : []),
  [t('competitions.bots'), competition.allowsBots ? t('challenge.yes') : t('challenge.no')],
  [t('challenge.term.onlookers'), competition.onlookers ? t('challenge.yes') : t('challenge.no')],
];

function timesOf({
  status,
  opensAt,
  startsAt,
  startedAt,
  roundEndsAt,
  endsAt,
  endedAt,
}: WholeCompetitionFragment): readonly Term[] {
  const times: readonly (readonly [string, string | null | undefined])[] = [
    [t('competitions.opensAt'), status === 'ANNOUNCED' ? opensAt : null],
    [t('competitions.startsAt'), startedAt ?? startsAt],
    [t('competitions.roundEndsAt'), roundEndsAt],
    [t('competitions.endsAt'), endedAt ?? endsAt],
  ];
  const shown = times.flatMap(([name, at]) => (at ? [[name, moment(at)] as const] : []));
  const isFillingUp = !startsAt && !startedAt && status !== 'CANCELLED';
  return isFillingUp
    ? [...shown, [t('competitions.startsAt'), t('competitions.startsWhenFull')]]
    : shown;
}

const placesText = ({ enteredCount, places, leastEntries }: WholeCompetitionFragment): string =>
  t('competitions.placesText', { entered: enteredCount, places, least: leastEntries });

function accessText({ access, ratingLeast, ratingMost }: WholeCompetitionFragment): string {
  if (access !== 'RATING') return t(`competitions.access.${access}`);
  return t('competitions.accessRating', { least: ratingLeast ?? 0, most: ratingMost ?? '∞' });
}

/** What the organiser has chosen for the form. */
export function FormSettings({ competition: { chosenSettings } }: Props) {
  if (chosenSettings.length === 0) return null;
  return (
    <dl class={styles.terms}>
      {chosenSettings.map(({ setting: { key, name }, chosen }) => [
        <dt key={`${key}:`}>{name}</dt>,
        <dd key={key}>{settingText(chosen)}</dd>,
      ])}
    </dl>
  );
}

type Chosen = WholeCompetitionFragment['chosenSettings'][number]['chosen'];

function settingText({ integer, boolean, choice }: Chosen): string {
  if (boolean !== null) return boolean ? t('challenge.yes') : t('challenge.no');
  return String(integer ?? choice ?? '');
}
