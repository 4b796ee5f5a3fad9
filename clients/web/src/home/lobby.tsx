import { useState } from 'preact/hooks';
import { SignInLinks } from '../account/sign-in-links';
import { isSignedIn } from '../api/session';
import { storeText, storedText } from '../api/storage';
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
  const [withBots, setWithBots] = useState(storedText(KEY) !== 'without');
  const bots: BotsFilter = withBots ? 'ANY' : 'WITHOUT';
  useLobbyChanges(bots);
  function choose(next: boolean): void {
    storeText(KEY, next ? 'with' : 'without');
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

interface OpenProps {
  readonly data: LobbyQuery;
  readonly isFirst: boolean;
}

function Open({ data: { me, challenges }, isFirst }: OpenProps) {
  const open = challenges.nodes.filter((challenge) => challenge !== null);
  // Guests and visitors can look, and are told once how they can accept, instead of a refusal after a click.
  const viewer = me?.isGuest ? null : (me?.id ?? null);
  return (
    <>
      {isFirst && !viewer && <NeedsAccount isGuest={me?.isGuest ?? false} />}
      {isFirst && open.length === 0 && <p class={rows.empty}>{t('home.noLobby')}</p>}
      <ul class={rows.list}>
        {open.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} viewer={viewer} />
        ))}
      </ul>
    </>
  );
}

/** Says how a guest or a visitor can accept a challenge of the lobby. */
function NeedsAccount({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <p class={rows.empty}>{t('home.lobbyNeedsAccount')}</p>
      {isGuest ? <LinkButton href="/keep">{t('account.keep')}</LinkButton> : <SignInLinks />}
    </>
  );
}
