import { useState } from 'preact/hooks';
import { Title } from '../app/title';
import { Coach } from '../learn/coach';
import { Sidebar } from '../sidebar/sidebar';
import { useFlights } from '../feel/use-flights';
import { useSignals } from '../feel/use-signals';
import { viewOf } from '../feel/view';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import { Actions } from './actions';
import { Announcer } from './announcer';
import { promptOf } from './card-texts';
import { Felt } from './felt';
import type { Action, Match, Played } from './game';
import { bottomOf, isOwnTurn, nameOf } from './game';
import { Hand } from './hand';
import { MatchEnd } from './match-end';
import styles from './match.module.css';
import { NextTable } from './next-table';
import { DealOutcome } from './outcome';
import type { Scene } from './scenes';
import { Score } from './score';
import { SeatCards } from './seat';
import { TableSettings } from './table-settings';
import { useAct } from './use-act';
import { usePassing } from './use-passing';
import { useScenes } from './use-scenes';
import type { Showing } from './use-scenes';
import { useSettled } from '../design/use-settled';
import { useVisit } from './use-visit';
import { lastVisit } from './visits';
import type { Missed } from './missed';

interface Props {
  readonly match: Match;
  /** The scenes since the viewer's last visit. They are shown first. */
  readonly missed: Missed;
}

/** The table of a match with its score, settings and side panels. */
export function MatchTable({ match, missed }: Props) {
  const [dismissed] = useState(() => lastVisit(match.id)?.ended ?? match.deal.number - 1);
  const showing = useScenes(match, missed.scenes, dismissed);
  useVisit(showing.scene.match, showing.dismissed);
  return (
    <div class={styles.table} translate={false}>
      <Title text={isOwnTurn(match) ? t('table.yourTurn') : t('table.title')} />
      <h1 class={styles.hidden}>
        {match.seats.map(({ seat }) => nameOf(match, seat)).join(' – ')}
      </h1>
      <div class={styles.main}>
        <Coach match={showing.scene.match} />
        <Play showing={showing} seen={dismissed} />
        <Announcer scene={showing.scene} known={missed.known} />
      </div>
      <div class={styles.sidebar}>
        <Score match={match} />
        <Sidebar match={match} />
        <TableSettings />
      </div>
    </div>
  );
}

interface PlayProps {
  readonly showing: Showing;
  /** The last deal whose result the viewer had seen before they came. */
  readonly seen: number;
}

/** The table and the viewer's actions. */
function Play({ showing, seen }: PlayProps) {
  const { scene, isLatest, isPast, skip } = showing;
  const { match, kind } = scene;
  const { pending, refusal, send } = useAct(match);
  const isOpen = isLatest && kind !== 'end' && !pending;
  const actions = isOpen ? match.deal.legalActions : [];
  const played = pending?.__typename === 'PlayCardAction' ? pending.card : null;
  const cards = handOf(match)?.filter((card) => card !== played);
  const isSettled = useSettled([...actions.map(({ token }) => token), ...(cards ?? [])].join());
  const trick = withOwn(match, played);
  const view = viewOf({ scene, isLatest, trick, cards, actions });
  const flying = useFlights(view);
  useSignals(view, isPast);
  const [whyNot, showWhyNot] = usePassing(match.version);
  return (
    <Felt
      match={match}
      trick={trick}
      flying={flying}
      onSkip={() => isSettled && skip()}
      box={<Box showing={showing} seen={seen} />}
    >
      <p class={styles.status} data-own={actions.length > 0 || undefined}>
        {whyNot ?? statusOf(scene, actions)}
      </p>
      <div class={styles.room} data-part="actions">
        {isPast && (
          <p class={styles.past}>
            {t('table.missed')} <Button onClick={skip}>{t('table.skip')}</Button>
          </p>
        )}
        <p class={styles.refusal} role="alert">
          {refusal}
        </p>
        {isLatest && isOthersTurn(match) && <NextTable match={match} />}
        <Actions {...{ match, actions, send, isSettled }} />
      </div>
      <div class={styles.hand} data-part="hand">
        {cards ? (
          <Hand {...{ match, cards, actions, send, isSettled }} onRefused={showWhyNot} />
        ) : (
          <SeatCards match={match} seat={bottomOf(match)} />
        )}
      </div>
    </Felt>
  );
}

/** The result of a deal or of the match, over the table. */
function Box({ showing: { scene, isLatest, goOn }, seen }: PlayProps) {
  const { match, kind } = scene;
  const { deal } = match;
  if (kind === 'end' && deal.result)
    return <DealOutcome match={match} deal={deal} result={deal.result} goOn={goOn} />;
  return isLatest ? <MatchEnd match={match} isNews={deal.number > seen} /> : null;
}

/** Whether the viewer plays here and has nothing to do. */
const isOthersTurn = ({ status, viewerSeat, deal }: Match): boolean =>
  status === 'IN_PROGRESS' && viewerSeat !== null && deal.toAct !== viewerSeat;

const handOf = (match: Match) =>
  match.deal.hands.find(({ seat }) => seat === bottomOf(match))?.cards;

/** The trick with the card that the viewer has just played. */
function withOwn(match: Match, card: string | null): readonly Played[] {
  const { trick } = match.deal;
  return card ? [...trick, { __typename: 'PlayedCard', seat: bottomOf(match), card }] : trick;
}

function statusOf({ match, taker }: Scene, actions: readonly Action[]): string {
  const { deal } = match;
  if (taker !== null) return t('table.event.takes', { name: nameOf(match, taker) });
  if (actions.length > 0) return promptOf(deal, handOf(match) ?? []);
  if (deal.toAct === null || deal.toAct === match.viewerSeat) return '';
  return t('table.waitsFor', { name: nameOf(match, deal.toAct) });
}
