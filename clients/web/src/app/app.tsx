import { Provider } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { LocationProvider, Router, Route, lazy } from 'preact-iso';
import { client } from '../api/client';
import { followEvents } from '../api/live';
import { session } from '../api/session';
import { Home } from '../home/home';
import { Frame } from './frame';
import { NotFound } from './not-found';

const ChallengePage = lazy(() =>
  import('../challenge/challenge-page').then((module) => module.ChallengePage),
);
const InvitedPage = lazy(() =>
  import('../challenge/challenge-page').then((module) => module.InvitedPage),
);
const NewChallenge = lazy(() =>
  import('../challenge/new-challenge').then((module) => module.NewChallenge),
);
const Forgotten = lazy(() => import('../account/forgotten').then((module) => module.Forgotten));
const Keep = lazy(() => import('../account/keep').then((module) => module.Keep));
const Login = lazy(() => import('../account/login').then((module) => module.Login));
const LobbyPage = lazy(() => import('../home/lobby-page').then((module) => module.LobbyPage));
const Register = lazy(() => import('../account/register').then((module) => module.Register));
const Leaderboard = lazy(() =>
  import('../people/leaderboard').then((module) => module.Leaderboard),
);
const People = lazy(() => import('../people/people').then((module) => module.People));
const Profile = lazy(() => import('../people/profile').then((module) => module.Profile));
const Settings = lazy(() => import('../settings/settings').then((module) => module.Settings));
const Afterwards = lazy(() =>
  import('../afterwards/afterwards').then((module) => module.Afterwards),
);
const Table = lazy(() => import('../table/table').then((module) => module.Table));

/** Every page and its address. A new page is a line here. */
function Pages() {
  return (
    <Router>
      <Route path="/" component={Home} />
      <Route path="/lobby" component={LobbyPage} />
      <Route path="/new" component={NewChallenge} />
      <Route path="/challenge/:id" component={ChallengePage} />
      <Route path="/join/:token" component={InvitedPage} />
      <Route path="/forgotten" component={Forgotten} />
      <Route path="/keep" component={Keep} />
      <Route path="/login" component={Login} />
      <Route path="/register" component={Register} />
      <Route path="/match/:id" component={Table} />
      <Route path="/match/:id/review" component={Afterwards} />
      <Route path="/leaderboard" component={Leaderboard} />
      <Route path="/people" component={People} />
      <Route path="/settings/:part?" component={Settings} />
      <Route path="/user/:name" component={Profile} />
      <Route default component={NotFound} />
    </Router>
  );
}

/** Follows what happens to whoever is signed in. */
function Live() {
  const isSignedIn = session.value !== null;
  useEffect(() => (isSignedIn ? followEvents() : undefined), [isSignedIn]);
  return null;
}

export function App() {
  return (
    <Provider value={client.value}>
      <LocationProvider>
        <Live />
        <Frame>
          <Pages />
        </Frame>
      </LocationProvider>
    </Provider>
  );
}
