import { SuitSign } from '../cards/suit';
import { t } from '../i18n/i18n';
import styles from './actions.module.css';
import type { Action, ActionOf, Match } from './game';
import { bidsInOrder, byWeight } from './order';
import { titleOf } from './words';

interface Props {
  readonly match: Match;
  readonly actions: readonly Action[];
  readonly send: (action: Action) => void;
}

/** What is done with the cards themselves stands in the hand. */
const inHand = ({ __typename: kind }: Action): boolean =>
  kind === 'PlayCardAction' || kind === 'LayAsideAction';

const isBid = ({ __typename: kind }: Action): boolean =>
  kind === 'BidAction' || kind === 'RaiseAction';

/** Everything else that may be done now: a button each, bids in a list of their own. */
export function Actions({ match, actions, send }: Props) {
  const others = actions.filter((action) => !inHand(action));
  if (others.length === 0) return null;
  const bids = bidsInOrder(match, others.filter(isBid));
  const rest = others.filter((action) => !isBid(action)).sort(byWeight);
  return (
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
  );
}

interface ButtonProps {
  readonly match: Match;
  readonly action: Action;
  readonly send: (action: Action) => void;
}

/** Whether its name tells all that it does. */
const isBrief = (action: Action): boolean =>
  action.__typename === 'NameTrumpAction' ||
  (action.__typename === 'PassAction' && action.text.length < BRIEF) ||
  (action.__typename === 'AnnounceMarriageAction' && action.trump !== null);

/** A longer text says more than that one passes. */
const BRIEF = 8;

/** Its name, and beneath what it does. */
function ActionButton({ match, action, send }: ButtonProps) {
  const suit = 'suit' in action ? action.suit : null;
  return (
    <button
      type="button"
      class={styles.action}
      data-kind={action.__typename}
      data-brief={isBrief(action) || undefined}
      title={action.text}
      onClick={() => send(action)}
    >
      <strong>
        {suit && (
          <>
            <SuitSign suit={suit} isNamed />{' '}
          </>
        )}
        {titleOf(match, action)}
      </strong>
      <small>{'contract' in action ? worthOf(match, action) : action.text}</small>
    </button>
  );
}

/** What a contract brings, and whether it goes without the talon. */
function worthOf({ variant }: Match, action: ActionOf<'BidAction' | 'RaiseAction'>): string {
  const points = variant.contracts.find(({ key }) => key === action.contract)?.gamePoints;
  const isBare = action.__typename === 'BidAction' && action.withoutTalon;
  const parts = [
    points && t('table.gamePoints', { count: points }),
    isBare && t('table.withoutTalon'),
  ];
  return parts.filter(Boolean).join(' · ');
}
