import { Provider } from '@urql/preact';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, Router, Route, useLocation, useRoute } from 'preact-iso';
import { client } from '../api/client';
import { followEvents } from '../api/live';
import { isSignedIn, userChanges } from '../api/session';
import { suspension } from '../api/suspension';
import { Home } from '../home/home';
import { Boundary } from './boundary';
import { Frame } from './frame';
import { NotFound } from './not-found';
import { page } from './page';
import { PageLoading, isPageLoading } from './page-loading';
import { ROUTES } from './routes';
import type { RouteAddress, Segments } from './routes';

const ChallengePage = page(() =>
  import('../challenge/challenge-page').then((module) => module.ChallengePage),
);
const InvitedPage = page(() =>
  import('../challenge/invited-page').then((module) => module.InvitedPage),
);
const NewChallenge = page(() =>
  import('../challenge/new-challenge').then((module) => module.NewChallenge),
);
const Club = page(() => import('../clubs/club-page').then((module) => module.ClubPage));
const Clubs = page(() => import('../clubs/clubs-page').then((module) => module.ClubsPage));
const JoinClub = page(() =>
  import('../clubs/join-club-page').then((module) => module.JoinClubPage),
);
const Competition = page(() =>
  import('../competitions/competition-page').then((module) => module.CompetitionPage),
);
const Competitions = page(() =>
  import('../competitions/competitions-page').then((module) => module.CompetitionsPage),
);
const NewCompetition = page(() =>
  import('../competitions/new-competition').then((module) => module.NewCompetition),
);
const Forgotten = page(() =>
  import('../account/forgotten-password').then((module) => module.ForgottenPassword),
);
const Keep = page(() => import('../account/keep-account').then((module) => module.KeepAccount));
const Login = page(() => import('../account/login').then((module) => module.Login));
const LobbyPage = page(() => import('../home/lobby-page').then((module) => module.LobbyPage));
const Register = page(() => import('../account/register').then((module) => module.Register));
const Leaderboard = page(() =>
  import('../people/leaderboard').then((module) => module.Leaderboard),
);
const Friends = page(() => import('../friends/friends-page').then((module) => module.FriendsPage));
const Decisions = page(() => import('../moderation/decisions').then((module) => module.Decisions));
const Networks = page(() => import('../moderation/networks').then((module) => module.Networks));
const Log = page(() => import('../moderation/log-page').then((module) => module.LogPage));
const Moderated = page(() =>
  import('../moderation/person-page').then((module) => module.PersonPage),
);
const ReportQueue = page(() =>
  import('../moderation/queue-page').then((module) => module.QueuePage),
);
const Report = page(() => import('../moderation/report-page').then((module) => module.ReportPage));
const Suspended = page(() =>
  import('../moderation/suspended-page').then((module) => module.SuspendedPage),
);
const People = page(() => import('../people/people').then((module) => module.People));
const Profile = page(() => import('../people/profile').then((module) => module.Profile));
const Rules = page(() => import('../learn/rules-page').then((module) => module.RulesPage));
const Settings = page(() => import('../settings/settings').then((module) => module.Settings));
const Afterwards = page(() => import('../review/review-page').then((module) => module.ReviewPage));
const Table = page(() => import('../table/table').then((module) => module.Table));

/**
 * A page about one object, which the first segment of its address names. Another object's page begins anew: until its
 * answer arrives, a query would still return the former object. Another part of the same object's page keeps what was
 * loaded, also without a network.
 */
const pageOf = <Props extends object>(Page: ComponentType<Props>) =>
  function PageOfOne(props: Props) {
    const { path, params } = useRoute();
    return <Page key={Object.values(params)[0] ?? path} {...props} />;
  };

const PAGES: { readonly [Address in RouteAddress]: ComponentType<Segments<Address>> } = {
  '/': Home,
  '/lobby': LobbyPage,
  '/new': NewChallenge,
  '/challenge/:id': pageOf(ChallengePage),
  '/join/:token': pageOf(InvitedPage),
  '/clubs': Clubs,
  '/clubs/join/:token': pageOf(JoinClub),
  '/club/:id': pageOf(Club),
  '/competitions': Competitions,
  '/competitions/new': NewCompetition,
  '/competitions/:id/:part?': pageOf(Competition),
  '/decisions': Decisions,
  '/forgotten': Forgotten,
  '/keep': Keep,
  '/login': Login,
  '/register': Register,
  '/match/:id': pageOf(Table),
  '/match/:id/review': pageOf(Afterwards),
  '/moderation/log': Log,
  '/moderation/networks': Networks,
  '/moderation': ReportQueue,
  '/moderation/players/:name': pageOf(Moderated),
  '/moderation/reports/:id': pageOf(Report),
  '/leaderboard': Leaderboard,
  '/friends': Friends,
  '/people': People,
  '/rules/:variant?': Rules,
  '/settings/:part?': Settings,
  '/user/:name': pageOf(Profile),
};

function Pages() {
  return (
    <Boundary>
      <PageLoading />
      <Router
        onLoadStart={() => (isPageLoading.value = true)}
        onLoadEnd={() => (isPageLoading.value = false)}
      >
        {ROUTES.map((address) => (
          <Route key={address} path={address} component={PAGES[address] as ComponentType} />
        ))}
        <Route default component={NotFound} />
      </Router>
    </Boundary>
  );
}

/** Follows the events of the signed-in user. */
function Live() {
  useEffect(() => (isSignedIn.value ? followEvents() : undefined), [isSignedIn.value]);
  return null;
}

/** Loads the table before it is opened, on the pages from which one button leads to it. */
function TableAhead() {
  const { path } = useLocation();
  const isNear = /^\/(?:join|challenge|new)\b/.test(path);
  useEffect(() => {
    if (isNear) void Table.preload();
  }, [isNear]);
  return null;
}

/** What begins anew is read from the top: why it did stands there. */
function useTopAfter(cause: unknown): void {
  const last = useRef(cause);
  useEffect(() => {
    if (cause !== last.current) scrollTo(0, 0);
    last.current = cause;
  }, [cause]);
}

/** For another user everything begins anew at the same address, so that nothing of the former one stays. */
export function App() {
  useTopAfter(`${userChanges.value} ${suspension.value !== null}`);
  return (
    <LocationProvider>
      <Provider key={userChanges.value} value={client.value}>
        {suspension.value ? (
          <ErrorBoundary>
            <Suspended {...suspension.value} />
          </ErrorBoundary>
        ) : (
          <>
            <Live />
            <TableAhead />
            <Frame>
              <Pages />
            </Frame>
          </>
        )}
      </Provider>
    </LocationProvider>
  );
}
