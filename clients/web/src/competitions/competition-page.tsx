import type { ComponentType } from 'preact';
import { useLocation } from 'preact-iso';
import { useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { NotFound } from '../app/not-found';
import { Title } from '../app/title';
import { gameName } from '../challenge/game-names';
import { LinkMenu } from '../design/link-menu';
import { CompetitionByIdDocument } from '../generated/graphql';
import type { WholeCompetitionFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { pageOfCompetition } from './addresses';
import { Bracket } from './bracket';
import { CompetitionLog } from './competition-log';
import styles from './competitions.module.css';
import { CrossTables } from './cross-tables';
import { Entrants } from './entrants';
import { Overview } from './overview';
import type { PartProps } from './part-props';
import { Rounds } from './rounds';
import { Standings } from './standings';

/** The parts in the order of the menu. Each name is the end of the part's address. */
const PARTS = {
  overview: Overview,
  entrants: Entrants,
  standings: Standings,
  bracket: Bracket,
  table: CrossTables,
  rounds: Rounds,
  log: CompetitionLog,
} as const satisfies Record<string, ComponentType<PartProps>>;
type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as readonly PartName[];

/** A competition, in parts. */
export function CompetitionPage({ id, part = 'overview' }: { id: string; part?: string }) {
  const { query } = useLocation();
  const invitation = query['invitation'] ?? null;
  const result = useLiveQuery(CompetitionByIdDocument, { id, invitation });
  const name = NAMES.find((known) => known === part);
  if (!name) return <NotFound />;
  return (
    <div class={styles.page}>
      <Answer result={result}>
        {({ competition, me }) =>
          competition ? (
            <Parts competition={competition} me={me} invitation={invitation} name={name} />
          ) : (
            <NotFound text={t('competitions.gone')} isForSome />
          )
        }
      </Answer>
    </div>
  );
}

/** The parts that this competition has now. */
function partsOf({ form, startedAt }: WholeCompetitionFragment): readonly PartName[] {
  const hasBegun = startedAt !== null;
  const { key } = form;
  const shown: Readonly<Record<PartName, boolean>> = {
    overview: true,
    entrants: true,
    standings: hasBegun,
    bracket: hasBegun && key === 'KNOCK_OUT',
    table: hasBegun && (key === 'ROUND_ROBIN' || key === 'LEAGUE'),
    rounds: hasBegun,
    log: true,
  };
  return NAMES.filter((name) => shown[name]);
}

function Parts({ competition, me, invitation, name }: PartProps & { readonly name: PartName }) {
  const { form, status, variant, preset, season } = competition;
  const Part = PARTS[name];
  return (
    <>
      <Title text={competition.name} />
      <header>
        <h1 class={styles.name}>{competition.name}</h1>
        <p class={people.muted}>
          {t(`competitions.status.${status}`)} · {form.name} · {gameName(variant, preset)}
          {season !== null && <> · {t('competitions.season', { season })}</>}
        </p>
      </header>
      <LinkMenu label={t('competitions.parts')} items={itemsOf(competition, invitation, name)} />
      <Part competition={competition} me={me} invitation={invitation} />
    </>
  );
}

/** The links to the parts. They keep the token of the organiser’s link: without it one could not enter any more. */
const itemsOf = (
  competition: WholeCompetitionFragment,
  invitation: string | null,
  here: PartName,
) =>
  partsOf(competition).map((name) => ({
    href: pageOfCompetition(competition.id, name === 'overview' ? undefined : name, invitation),
    text:
      name === 'rounds' && competition.form.isLadder
        ? t('competitions.part.challenges')
        : t(`competitions.part.${name}`),
    isHere: name === here,
  }));
