import { useState } from 'preact/hooks';
import { isSignedIn } from '../api/session';
import { LivePages } from '../app/live-pages';
import { LinkButton } from '../design/link-button';
import { Switch } from '../design/switch';
import { LobbyDocument } from '../generated/graphql';
import type { BotsFilter, LobbyQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { ChallengeRow } from './challenge-row';
import { useLobbyChanges } from './use-lobby-changes';

const KEY = 'bummerl.lobby.bots';

/** Open challenges that anyone may accept. */
export function Lobby() {
  const [withBots, setWithBots] = useState(localStorage.getItem(KEY) !== 'without');
  const bots: BotsFilter = withBots ? 'ANY' : 'WITHOUT';
  useLobbyChanges(bots);
  function choose(next: boolean): void {
    localStorage.setItem(KEY, next ? 'with' : 'without');
    setWithBots(next);
  }
  return (
    <>
      <Switch label={t('home.withBots')} checked={withBots} onChange={choose} />
      <LivePages
        key={bots}
        query={LobbyDocument}
        variablesAt={(after) => ({ bots, excludeOwn: isSignedIn.value, after })}
        infoOf={({ challenges }) => challenges.pageInfo}
      >
        {(data, isFirst) => <Open data={data} isFirst={isFirst} />}
      </LivePages>
    </>
  );
}

function Open({ data: { me, challenges }, isFirst }: { data: LobbyQuery; isFirst: boolean }) {
  const viewer = me?.id ?? null;
  const open = challenges.nodes.filter((challenge) => challenge !== null);
  if (open.length === 0 && isFirst) return <NoneOpen />;
  return (
    <ul class={rows.list}>
      {open.map((challenge) => (
        <ChallengeRow key={challenge.id} challenge={challenge} viewer={viewer} />
      ))}
    </ul>
  );
}

/** Shown when the lobby is empty. Offers a visitor an account; signed-in users have the button at the top. */
function NoneOpen() {
  return (
    <>
      <p class={rows.empty}>{t('home.noLobby')}</p>
      {!isSignedIn.value && <LinkButton href="/register">{t('app.register')}</LinkButton>}
    </>
  );
}
