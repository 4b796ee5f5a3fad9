import { SuitSign } from '../cards/suit';
import { t } from '../i18n/i18n';
import styles from './actions.module.css';
import { BidExplanation } from './bid-explanation';
import { Breakable } from './breakable';
import type { Action, ActionOf, Match } from './game';
import { bidsInOrder, byWeight } from './order';
import { titleOf } from './action-titles';
import { useArmed } from './use-armed';
import type { Armed } from './use-armed';
import { isWithoutPointer } from '../design/use-settled';

interface Props {
  readonly match: Match;
  readonly actions: readonly Action[];
  readonly send: (action: Action) => void;
  /** Whether a tap is meant for the button that it hits (`useSettled`). */
  readonly isSettled: boolean;
}

/** Whether the action is done with the cards in the hand, without a button. */
const inHand = ({ __typename: kind }: Action): boolean =>
  kind === 'PlayCardAction' || kind === 'LayAsideAction';

type Bid = ActionOf<'BidAction' | 'RaiseAction'>;

const isBid = (action: Action): action is Bid =>
  action.__typename === 'BidAction' || action.__typename === 'RaiseAction';

/** The buttons of the other legal actions. Bids have their own list. */
export function Actions({ match, actions, send, isSettled }: Props) {
  const armed = useArmed(send);
  const withButton = actions.filter((action) => !inHand(action));
  if (withButton.length === 0) return null;
  const bids = bidsInOrder(match, withButton.filter(isBid));
  const rest = withButton.filter((action) => !isBid(action)).sort(byWeight);
  return (
    <div class={styles.calls}>
      {bids.length > 0 && <BidExplanation match={match} bids={bids} armed={armed.token} />}
      <div class={styles.actions} role="group" aria-label={t('table.actions')}>
        {rest.map((action) => (
          <ActionButton key={action.token} {...{ match, action, armed, isSettled }} />
        ))}
        {bids.length > 0 && (
          <ul class={styles.bids}>
            {bids.map((action) => (
              <li key={action.token}>
                <ActionButton {...{ match, action, armed, isSettled }} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly match: Match;
  readonly action: Action;
  readonly armed: Armed;
  readonly isSettled: boolean;
}

/** Whether the button's title says everything, so that its text is hidden. */
const isSelfExplaining = (action: Action): boolean =>
  action.__typename === 'NameTrumpAction' ||
  (action.__typename === 'PassAction' && action.text.length < SHORT_TEXT_LENGTH) ||
  (action.__typename === 'AnnounceMarriageAction' && action.trump !== null);

/** A text of a pass with this length or more says more than “pass”. */
const SHORT_TEXT_LENGTH = 8;

/** A button with the action's name, and its effect in smaller text. */
function ActionButton({ match, action, armed, isSettled }: ButtonProps) {
  const suit = 'suit' in action ? action.suit : null;
  const title = titleOf(match, action);
  const isArmed = armed.token === action.token;
  return (
    <button
      type="button"
      class={styles.action}
      data-kind={action.__typename}
      data-brief={isSelfExplaining(action) || undefined}
      data-quiet={isHopelessClaim(match, action) || undefined}
      data-armed={isArmed || undefined}
      aria-disabled={!isSettled || (isArmed && !armed.isReady)}
      title={action.text}
      onClick={(event) => (isSettled || isWithoutPointer(event)) && armed.tap(action)}
    >
      {isArmed && (
        <span class={styles.sure} role="status">
          {t('table.sure', { action: title })}
        </span>
      )}
      <strong aria-hidden={isArmed || undefined}>
        {suit && (
          <>
            <SuitSign suit={suit} isNamed />{' '}
          </>
        )}
        <Breakable text={title} />
      </strong>
      <small aria-hidden={isArmed || undefined}>
        {'contract' in action ? contractText(match, action) : action.text}
      </small>
    </button>
  );
}

/** Whether the action claims 66 although the viewer has taken no trick, and so has no card points. */
const isHopelessClaim = ({ viewerSeat, deal }: Match, { __typename: kind }: Action): boolean =>
  kind === 'ClaimAction' && viewerSeat !== null && deal.tricks[viewerSeat] === 0;

/** The game points of a contract, and whether it is played without the talon. */
function contractText({ variant }: Match, action: ActionOf<'BidAction' | 'RaiseAction'>): string {
  const points = variant.contracts.find(({ key }) => key === action.contract)?.gamePoints;
  const isWithoutTalon = action.__typename === 'BidAction' && action.withoutTalon;
  const parts = [
    points && t('table.gamePoints', { count: points }),
    isWithoutTalon && t('table.withoutTalon'),
  ];
  return parts.filter(Boolean).join(' · ');
}
