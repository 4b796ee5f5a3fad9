import { viewerStateOf } from '../challenge/seats';
import { useAnswer } from '../challenge/use-answer';
import { gameName } from '../challenge/game-names';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import type { ChallengeSummaryFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import styles from './home.module.css';
import { shownName } from '../people/user-name';

interface Props {
  readonly challenge: ChallengeSummaryFragment;
  /** Null for a visitor who is not signed in. */
  readonly viewer: string | null;
}

/** An open challenge with its game and the viewer's possible answers. */
export function ChallengeRow({ challenge, viewer }: Props) {
  const { id, variant, preset, timeControl, rated } = challenge;
  const link = `/challenge/${encodeURIComponent(id)}`;
  return (
    <li class={styles.challenge}>
      <a class={rows.row} href={link}>
        <span class={rows.who}>{who(challenge, viewer)}</span>
        <span class={rows.muted}>{gameName(variant, preset)}</span>
        <span class={rows.muted}>
          {timeControl.text} · {rated ? t('challenge.rated') : t('challenge.unrated')}
        </span>
      </a>
      <Answers challenge={challenge} viewer={viewer} />
    </li>
  );
}

function Answers({ challenge, viewer }: Props) {
  const { creator, table } = challenge;
  const { busy, error, accept, decline, cancel } = useAnswer(challenge);
  const state = viewerStateOf(table, viewer);
  const isCreator = creator.id === viewer;
  return (
    <div class={styles.answers}>
      {isCreator && (
        <Button disabled={busy} onClick={() => void cancel()}>
          {t('home.cancel')}
        </Button>
      )}
      {!isCreator && viewer && state !== 'accepted' && (
        <Button kind="plain" disabled={busy} onClick={() => void accept()}>
          {t('home.accept')}
        </Button>
      )}
      {state === 'invited' && !isCreator && (
        <ConfirmedButton
          question={t('home.declineAsk')}
          disabled={busy}
          onConfirm={() => void decline()}
        >
          {t('home.decline')}
        </ConfirmedButton>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

/** Whom the viewer's own challenge waits for, or who made another user's challenge. */
function who({ creator, table, byInvitation }: Props['challenge'], viewer: string | null): string {
  if (creator.id !== viewer) return shownName(creator.username);
  const anyone = byInvitation ? t('home.byLink') : t('home.anyone');
  const others = table.filter(({ user }) => user?.id !== viewer);
  return [...new Set(others.map(({ user }) => (user ? shownName(user.username) : anyone)))].join(
    ', ',
  );
}
