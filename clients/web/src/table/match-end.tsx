import { useState } from 'preact/hooks';
import { KeepHint } from '../account/keep-hint';
import { LinkButton } from '../design/link-button';
import { t } from '../i18n/i18n';
import { Burst } from '../feel/burst';
import { AddFriend } from '../people/add-friend';
import { AllDeals } from './all-deals';
import type { Match } from './game';
import { isWinner, namesOf } from './game';
import styles from './match-end.module.css';
import { nextTable } from './next-table';
import { PlayAgain } from './play-again';

interface Props {
  readonly match: Match;
  /** Whether the viewer had not seen the end before. */
  readonly isNews: boolean;
}

/** The end of the match, over the table. A victory is celebrated once. */
export function MatchEnd({ match, isNews }: Props) {
  if (match.status === 'IN_PROGRESS') return null;
  const isVictory = isNews && !match.voidedAt && isWinner(match, match.result?.winners);
  return (
    <>
      {isVictory && <Burst />}
      <EndBox match={match} isVictory={isVictory} />
    </>
  );
}

interface EndBoxProps {
  readonly match: Match;
  readonly isVictory: boolean;
}

/** The result, all deals, a rematch, the review, and another table. */
function EndBox({ match, isVictory }: EndBoxProps) {
  const { result, viewerSeat } = match;
  return (
    <section class={styles.end} aria-label={t('table.matchOver')}>
      {result ? <Result {...{ match, result, isVictory }} /> : <p>{t('table.aborted')}</p>}
      <div class={styles.next}>
        {viewerSeat !== null && <PlayAgain id={match.id} />}
        {result && (
          <LinkButton href={`/match/${encodeURIComponent(match.id)}/review`}>
            {t('table.lookBack')}
          </LinkButton>
        )}
        <NextTableButton match={match} />
      </div>
      {viewerSeat !== null && <Opponents match={match} viewerSeat={viewerSeat} />}
      {viewerSeat !== null && <KeepHint />}
    </section>
  );
}

/** Leads to a match that waits for the viewer. It does not change any more, so that no button moves. */
function NextTableButton({ match }: { match: Match }) {
  const [next] = useState(() => nextTable(match));
  return next && <LinkButton href={next}>{t('table.nextTable')}</LinkButton>;
}

/** The other people of the match who are not friends yet. */
function Opponents({ match, viewerSeat }: { match: Match; viewerSeat: number }) {
  const others = match.seats.filter(({ seat }) => seat !== viewerSeat);
  return (
    <>
      {others.map(({ user: { username } }) => (
        <AddFriend key={username} username={username} />
      ))}
    </>
  );
}

interface ResultProps extends EndBoxProps {
  readonly result: NonNullable<Match['result']>;
}

function headline(match: Match, { winners }: ResultProps['result']): string {
  if (match.voidedAt) return t('table.voidedMatch');
  if (winners.length === 0) return t('table.nobodyWinsMatch');
  if (isWinner(match, winners)) return t('table.youWinMatch');
  return t('table.theyWinMatch', { names: namesOf(match, winners), count: winners.length });
}

function Result({ match, result, isVictory }: ResultProps) {
  return (
    <>
      <div class={styles.words}>
        {isVictory && (
          <div class={styles.burst}>
            <Burst />
          </div>
        )}
        <h2 class={styles.title}>{headline(match, result)}</h2>
        <p>{result.text}</p>
        <LastDeal match={match} />
      </div>
      <AllDeals match={match} />
    </>
  );
}

/** Why the last deal was won. There is nothing to say after a resignation. */
function LastDeal({ match: { deal } }: { match: Match }) {
  const text = deal.resultText;
  return text ? <p>{t('table.lastDeal', { text })}</p> : null;
}
