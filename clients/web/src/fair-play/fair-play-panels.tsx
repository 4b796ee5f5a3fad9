import { Panel } from '../design/panel';
import type { FairPlayQuery } from '../generated/graphql';
import { fromNow } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import { EstimateLine, percent, twoDigits, points, seconds } from './estimate';

type Found = NonNullable<FairPlayQuery['fairPlay']>;

/** How close decisions are to the strongest bot's, beside those of peers. */
export function DecisionPanel({ figures }: { figures: Found['decisionFigures'] }) {
  const { peerRating, peers } = figures;
  const about = { from: peerRating, to: peerRating + 99, count: peers };
  return (
    <Panel title={t('fairPlay.decisions')}>
      <p class={people.muted}>{t('fairPlay.decisionsHint')}</p>
      <dl>
        <EstimateLine name={t('fairPlay.agreement')} of={figures.agreement} text={percent} />
        <EstimateLine
          name={t('fairPlay.peerAgreement')}
          of={figures.peerAgreement}
          text={percent}
        />
        <EstimateLine name={t('fairPlay.meanLoss')} of={figures.meanLoss} text={points} />
        <EstimateLine name={t('fairPlay.peerMeanLoss')} of={figures.peerMeanLoss} text={points} />
      </dl>
      <p class={people.muted}>{t('fairPlay.peers', about)}</p>
    </Panel>
  );
}

export function TimePanel({ times }: { times: Found['times'] }) {
  return (
    <Panel title={t('fairPlay.times')}>
      <p class={people.muted}>{t('fairPlay.timesHint')}</p>
      <dl>
        <EstimateLine name={t('fairPlay.lowerQuartile')} of={times.lowerQuartile} text={seconds} />
        <EstimateLine name={t('fairPlay.median')} of={times.median} text={seconds} />
        <EstimateLine name={t('fairPlay.upperQuartile')} of={times.upperQuartile} text={seconds} />
        <EstimateLine name={t('fairPlay.dispersion')} of={times.dispersion} text={twoDigits} />
        {times.quick.map(({ legalCount, orMore, quickShare }) => (
          <EstimateLine
            key={legalCount}
            name={t(orMore ? 'fairPlay.quickOrMore' : 'fairPlay.quick', { count: legalCount })}
            of={quickShare}
            text={percent}
          />
        ))}
      </dl>
    </Panel>
  );
}

export function PairPanel({ pairs }: { pairs: Found['pairs'] }) {
  return (
    <Panel title={t('fairPlay.pairs')}>
      <p class={people.muted}>{t('fairPlay.pairsHint')}</p>
      {pairs.length === 0 && <p>{t('fairPlay.noPairs')}</p>}
      <ul class={people.list}>
        {pairs.map(
          ({ opponent, matches, wonMatches, expectedWins, surplus, share, opponentShare }) => (
            <li key={opponent?.id}>
              {opponent && <UserLink username={opponent.username} />}
              <p>
                {t('fairPlay.pairResult', {
                  matches,
                  won: twoDigits(wonMatches),
                  expected: twoDigits(expectedWins),
                  low: twoDigits(surplus.low),
                  high: twoDigits(surplus.high),
                })}
              </p>
              <p class={people.muted}>
                {t('fairPlay.pairShare', { share: percent(share), other: percent(opponentShare) })}
              </p>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

export function NetworkPanel({ networks }: { networks: Found['networks'] }) {
  return (
    <Panel title={t('fairPlay.networks')}>
      <p class={people.muted}>{t('fairPlay.networksHint')}</p>
      <ul class={people.list}>
        {networks.map(({ lastUsedAt, accounts, hasMore, others }) => (
          <li key={lastUsedAt}>
            <p>
              {t(hasMore ? 'fairPlay.networkMore' : 'fairPlay.network', {
                count: accounts,
                when: fromNow(lastUsedAt),
              })}
            </p>
            {others.map(({ id, username }) => (
              <span key={id}>
                <UserLink username={username} />{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
