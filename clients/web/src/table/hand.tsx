import { useState } from 'preact/hooks';
import { sorted } from '../cards/card';
import type { CardToken } from '../cards/card';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import { whyNotText } from './card-texts';
import type { Action, ActionOf, Match } from './game';
import styles from './hand.module.css';
import { HandCard } from './hand-card';
import { isConfirmed } from './settings';
import { useHandFocus } from './use-hand-focus';

interface Props {
  readonly match: Match;
  readonly cards: readonly CardToken[];
  /** The legal actions; empty while it is not the viewer's turn. */
  readonly actions: readonly Action[];
  readonly send: (action: Action) => void;
  /** Whether a tap is meant for the card that it hits (`useSettled`). */
  readonly isSettled: boolean;
  readonly onRefused: (whyNot: string) => void;
}

const isPlay = (action: Action): action is ActionOf<'PlayCardAction'> =>
  action.__typename === 'PlayCardAction';
const isAside = (action: Action): action is ActionOf<'LayAsideAction'> =>
  action.__typename === 'LayAsideAction';

/** The viewer's own cards. A tap plays a card, or chooses it while cards are laid aside. */
export function Hand({ match, cards, actions, send, isSettled, onRefused }: Props) {
  const [chosen, setChosen] = useState<readonly CardToken[]>([]);
  const { list, onFocusIn } = useHandFocus(cards);
  const plays = actions.filter(isPlay);
  const asides = actions.filter(isAside);
  const size = asides[0]?.cards.length ?? 1;
  const held = chosen.filter((card) => cards.includes(card)).slice(-size);
  const playOf = (card: CardToken) => plays.find((play) => play.card === card);
  const isOffered = (card: CardToken) =>
    Boolean(playOf(card)) || asides.some((aside) => aside.cards.includes(card));
  const legal = plays.map(({ card }) => card);
  const whyNot = (card: CardToken) => whyNotText(match.deal, card, legal);
  const toggle = (card: CardToken) =>
    setChosen(held.includes(card) ? held.filter((each) => each !== card) : [...held, card]);

  function tap(card: CardToken): void {
    const play = playOf(card);
    if (play && (!isConfirmed.value || held.includes(card))) {
      setChosen([]);
      return send(play);
    }
    if (play) return setChosen([card]);
    if (isOffered(card)) toggle(card);
  }
  const play = isConfirmed.value && held[0] ? playOf(held[0]) : undefined;
  const aside = asides.find(({ cards: each }) => each.every((card) => held.includes(card)));
  const ready = play ?? aside;
  return (
    <>
      <ul ref={list} class={styles.hand} aria-label={t('table.hand')} onFocusIn={onFocusIn}>
        {sorted(cards, match.deal.trump).map((card) => (
          <HandCard
            key={card}
            card={card}
            isTrump={card[0] === match.deal.trump}
            state={stateOf(isOffered(card), plays.length + asides.length > 0)}
            isChosen={isOffered(card) && held.includes(card)}
            whyNot={plays.length > 0 && !isOffered(card) ? whyNot(card) : null}
            isSettled={isSettled}
            onRefused={onRefused}
            onTap={() => tap(card)}
            onDrop={playOf(card) ? () => send(playOf(card)!) : null}
          />
        ))}
      </ul>
      {asides.length > 0 && !ready && <p class={styles.hint}>{t('table.chooseAside')}</p>}
      {ready && (
        <div class={styles.ready}>
          <Button kind="main" onClick={() => send(ready)}>
            {ready.text}
          </Button>
        </div>
      )}
    </>
  );
}

/** Cards are dimmed only if other cards may be played. */
function stateOf(isOffered: boolean, isAnyOffered: boolean) {
  if (isOffered) return 'legal';
  return isAnyOffered ? 'illegal' : 'idle';
}
