import { SuitSign } from '../cards/suit';
import { t } from '../i18n/i18n';
import styles from './actions.module.css';
import { BidExplanation } from './bid-explanation';
import { Breakable } from './breakable';
import type { Action, ActionOf, Match } from './game';
import { bidsInOrder, byWeight } from './order';
import { titleOf } from './action-titles';

interface Props {
  readonly match: Match;
  readonly actions: readonly Action[];
  readonly send: (action: Action) => void;
}

/** Whether the action is done with the cards in the hand, without a button. */
const inHand = ({ __typename: kind }: Action): boolean =>
  kind === 'PlayCardAction' || kind === 'LayAsideAction';

type Bid = ActionOf<'BidAction' | 'RaiseAction'>;

const isBid = (action: Action): action is Bid =>
  action.__typename === 'BidAction' || action.__typename === 'RaiseAction';

/** The buttons of the other legal actions. Bids have their own list. */
export function Actions({ match, actions, send }: Props) {
  const withButton = actions.filter((action) => !inHand(action));
  if (withButton.length === 0) return null;
  const bids = bidsInOrder(match, withButton.filter(isBid));
  const rest = withButton.filter((action) => !isBid(action)).sort(byWeight);
  return (
    <div class={styles.calls}>
      {bids.length > 0 && <BidExplanation match={match} bids={bids} armed={null} />}
      <div class={styles.actions} role="group" aria-label={t('table.actions')}>
        {rest.map((action) => (
          <ActionButton key={action.token} match={match} action={action} send={send} />
        ))}
        {bids.length > 0 && (
          <ul class={styles.bids}>
            {bids.map((action) => (
              <li key={action.token}>
                <ActionButton match={match} action={action} send={send} />
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
  readonly send: (action: Action) => void;
}

/** Whether the button's title says everything, so that its text is hidden. */
const isSelfExplaining = (action: Action): boolean =>
  action.__typename === 'NameTrumpAction' ||
  (action.__typename === 'PassAction' && action.text.length < SHORT_TEXT_LENGTH) ||
  (action.__typename === 'AnnounceMarriageAction' && action.trump !== null);

/** A text of a pass with this length or more says more than “pass”. */
const SHORT_TEXT_LENGTH = 8;

/** A button with the action's name, and its effect in smaller text. */
function ActionButton({ match, action, send }: ButtonProps) {
  const suit = 'suit' in action ? action.suit : null;
  return (
    <button
      type="button"
      class={styles.action}
      data-kind={action.__typename}
      data-brief={isSelfExplaining(action) || undefined}
      title={action.text}
      onClick={() => send(action)}
    >
      <strong>
        {suit && (
          <>
            <SuitSign suit={suit} isNamed />{' '}
          </>
        )}
        <Breakable text={titleOf(match, action)} />
      </strong>
      <small>{'contract' in action ? contractText(match, action) : action.text}</small>
    </button>
  );
}

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
