import { useQuery } from '@urql/preact';
import { ScoreSheetDocument } from '../generated/graphql';
import type { ScoreSheetQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './all-deals.module.css';
import type { Match } from './game';
import { namesOf, ownSideFirst } from './game';
import { BummerlDots } from './score';

type SheetDeal = NonNullable<ScoreSheetQuery['match']>['deals'][number];

/** Each deal of the match with the game points of its winners, and the final score with its Bummerl. */
export function AllDeals({ match }: { match: Match }) {
  const [{ data }] = useQuery({ query: ScoreSheetDocument, variables: { id: match.id } });
  const sides = ownSideFirst(match);
  const deals = data?.match?.deals.filter(({ result }) => result) ?? [];
  return (
    <div class={styles.scroll} tabIndex={0} role="group" aria-label={t('table.allDeals')}>
      <table class={styles.deals}>
        <thead>
          <tr>
            <th scope="col">{t('table.dealNumber')}</th>
            {sides.map((side) => (
              <th key={side[0]} scope="col">
                {namesOf(match, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.number}>
              <th scope="row">{deal.number}</th>
              {sides.map(([seat = 0]) => (
                <td key={seat} data-won={deal.result?.winners.includes(seat) || undefined}>
                  {pointsIn(deal, seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.total')}</th>
            {sides.map(([seat = 0]) => (
              <td key={seat}>
                {match.countDown?.[seat] ?? match.score[seat] ?? 0}
                <Dots count={match.result?.bummerl[seat] ?? 0} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const pointsIn = ({ result }: SheetDeal, seat: number): string =>
  String(result?.gamePoints[seat] || '–');

const Dots = ({ count }: { count: number }) => (count > 0 ? <BummerlDots count={count} /> : null);
