import type { PlayedPairingFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './competitions.module.css';
import { EntrantName } from './entrant-name';
import { decisionText, isAhead } from './results';

interface Props {
  readonly pairings: readonly PlayedPairingFragment[];
  /** Whether each says which round it belongs to. */
  readonly isRoundShown: boolean;
}

/** Pairings with their results and links to their matches. */
export function PairingList({ pairings, isRoundShown }: Props) {
  return (
    <ul class={people.list}>
      {pairings.map((pairing) => (
        <li key={`${pairing.round} ${pairing.board}`} class={styles.pairing}>
          <PairingLine pairing={pairing} isRoundShown={isRoundShown} />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly pairing: PlayedPairingFragment;
  readonly isRoundShown: boolean;
}

function PairingLine({ pairing, isRoundShown }: LineProps) {
  const { round, board, stage, entrants } = pairing;
  return (
    <>
      <span class={people.who}>
        {entrants.map((side, i) => (
          <span key={side.lot}>
            {i > 0 && ' – '}
            <EntrantName entry={side.entry} />
            {isAhead(pairing, side) && entrants.length > 1 && (
              <span class={styles.note}> ({t('competitions.winner')})</span>
            )}
          </span>
        ))}
      </span>
      <span class={styles.note}>
        {isRoundShown && round > 0 && <>{t('competitions.roundNumber', { round })} · </>}
        {t('competitions.board', { board })}
        {stage !== 'MAIN' && <> · {t(`competitions.stage.${stage}`)}</>} · {decisionText(pairing)}
        {bummerlOf(pairing)}
      </span>
      <PairingMatches pairing={pairing} />
    </>
  );
}

/** The Bummerl of each entrant of a decided pairing. */
function bummerlOf({ decision, entrants }: PlayedPairingFragment): string {
  if (decision === null || entrants.length < 2) return '';
  const counts = entrants.map(({ bummerlCount }) => bummerlCount ?? 0).join(' : ');
  return ` · ${t('competitions.bummerlText', { counts })}`;
}

/** Links to the matches of a pairing that the viewer may look at. */
export function PairingMatches({
  pairing: { playedMatches },
}: {
  pairing: Pick<PlayedPairingFragment, 'playedMatches'>;
}) {
  const matches = playedMatches.filter((match) => match !== null);
  if (matches.length === 0) return null;
  return (
    <span class={people.actions}>
      {matches.map(({ id, status, viewerSeat }, i) => (
        <a key={id} class={styles.match} href={`/match/${encodeURIComponent(id)}`}>
          {status === 'IN_PROGRESS' && viewerSeat !== null
            ? t('competitions.playMatch')
            : t('competitions.matchNumber', { number: i + 1, count: matches.length })}
        </a>
      ))}
    </span>
  );
}
