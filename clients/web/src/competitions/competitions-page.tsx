import { useLocation } from 'preact-iso';
import { isSignedIn } from '../api/session';
import { LivePages } from '../app/live-pages';
import { Title } from '../app/title';
import { Choice } from '../design/choice';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { CompetitionsDocument } from '../generated/graphql';
import type { CompetitionFilter, CompetitionFormKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import people from '../people/people.module.css';
import { Calendar } from './calendar';
import { CompetitionList } from './competition-list';
import { NextPairings } from './next-pairings';
import { SeriesList } from './series-list';

const VIEWS = {
  open: { status: 'OPEN' },
  running: { status: 'RUNNING' },
  mine: { mine: true },
  announced: { status: 'ANNOUNCED' },
  ended: { status: 'ENDED' },
} as const satisfies Record<string, CompetitionFilter>;
type CompetitionView = keyof typeof VIEWS;
/** Series have no form and no status of their own. */
type View = CompetitionView | 'series';

const ALL_VIEWS: readonly View[] = [...(Object.keys(VIEWS) as CompetitionView[]), 'series'];

const FORMS = [
  'KNOCK_OUT',
  'ROUND_ROBIN',
  'SWISS',
  'LEAGUE',
  'LADDER',
  'TABLES',
] as const satisfies readonly CompetitionFormKey[];

/** Competitions: open for entry, running, the viewer's, announced and ended. The address has the choice. */
export function CompetitionsPage() {
  const { query, route } = useLocation();
  const view = ALL_VIEWS.find((known) => known === query['view']) ?? 'open';
  const form = FORMS.find((known) => known === query['form']) ?? null;
  const show = (next: View, of: CompetitionFormKey | null) =>
    route(`/competitions?view=${next}${of ? `&form=${of}` : ''}`, true);
  const views = ALL_VIEWS.filter((name) => name !== 'mine' || isSignedIn.value);
  return (
    <div class={people.page}>
      <Title text={t('competitions.title')} />
      <header class={people.head}>
        <div>
          <h1>{t('competitions.title')}</h1>
          <p class={people.muted}>{t('competitions.lead')}</p>
        </div>
        {isSignedIn.value && (
          <LinkButton kind="main" href="/competitions/new">
            {t('competitions.new')}
          </LinkButton>
        )}
      </header>
      {isSignedIn.value && <NextPairings />}
      <Choice<View>
        label={t('competitions.which')}
        options={views.map((value) => ({ value, text: t(`competitions.view.${value}`) }))}
        value={view}
        onChoose={(next) => show(next, form)}
      />
      {view !== 'series' && (
        <Select<CompetitionFormKey | ''>
          label={t('competitions.form')}
          options={[
            ['', t('competitions.anyForm')],
            ...FORMS.map((key) => [key, t(`competitions.formShort.${key}`)] as const),
          ]}
          value={form ?? ''}
          onChoose={(next) => show(view, next || null)}
        />
      )}
      <Panel title={t(`competitions.view.${view}`)}>
        {view === 'series' ? (
          <SeriesList />
        ) : (
          <Found key={`${view} ${form ?? ''}`} view={view} form={form} />
        )}
      </Panel>
      {view === 'mine' && <Calendar />}
    </div>
  );
}

function Found({ view, form }: { view: CompetitionView; form: CompetitionFormKey | null }) {
  const filter: CompetitionFilter = { ...VIEWS[view], form };
  return (
    <LivePages
      query={CompetitionsDocument}
      variablesAt={(after) => ({ filter, after })}
      infoOf={({ competitions }) => competitions.pageInfo}
    >
      {({ competitions }, isFirst) => {
        const found = competitions.nodes.filter((one) => one !== null);
        // A page may have none and still have a next one.
        if (found.length === 0)
          return isFirst && !competitions.pageInfo.hasNextPage ? (
            <p class={rows.empty}>{t(`competitions.none.${view}`)}</p>
          ) : null;
        return <CompetitionList competitions={found} />;
      }}
    </LivePages>
  );
}
