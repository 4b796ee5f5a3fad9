import { useState } from 'preact/hooks';
import { Answer } from '../app/answer';
import { Switch } from '../design/switch';
import { t } from '../i18n/i18n';
import { ChallengeRow } from './challenge-row';
import styles from './home.module.css';
import { useLobby } from './use-lobby';

const KEY = 'bummerl.lobby.bots';

/** Open challenges that anyone may accept. */
export function Lobby() {
  const [withBots, setWithBots] = useState(localStorage.getItem(KEY) !== 'without');
  const result = useLobby(withBots);
  function choose(bots: boolean): void {
    localStorage.setItem(KEY, bots ? 'with' : 'without');
    setWithBots(bots);
  }
  return (
    <>
      <Switch label={t('home.withBots')} checked={withBots} onChange={choose} />
      <Answer result={result}>
        {(data) => {
          const viewer = data.me?.id ?? null;
          const open = data.challenges.nodes.filter((challenge) => challenge !== null);
          if (open.length === 0) return <p class={styles.empty}>{t('home.noLobby')}</p>;
          return (
            <ul class={styles.list}>
              {open.map((challenge) => (
                <ChallengeRow key={challenge.id} challenge={challenge} viewer={viewer} />
              ))}
            </ul>
          );
        }}
      </Answer>
    </>
  );
}
