import { useRef, useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { NotFound } from '../app/not-found';
import { Title } from '../app/title';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { ReviewPageDocument } from '../generated/graphql';
import { gameName } from '../challenge/game-names';
import { t } from '../i18n/i18n';
import { namesOf, scoreOf, sidesOf } from '../match/sides';
import styles from './review-page.module.css';
import { Downloads } from './downloads';
import type { ReviewMatch } from './match';
import type { RecordPosition } from './record-position';
import { isSamePosition, positionOf } from './record-position';
import { ProofCheck } from './proof-check';
import { OwnReview } from './own-review';
import { Steps } from './steps';
import { useReplay } from './use-replay';
import { useReview } from './use-review';
import { ReviewedDecision } from './reviewed-decision';

/** The page of a match after its end, or after the end of a deal: replay, review and proof of the shuffle. */
export function ReviewPage({ id }: { id: string }) {
  const result = useResult(ReviewPageDocument, { id });
  return (
    <Answer result={result}>
      {({ match }) =>
        match ? <Parts key={id} match={match} /> : <NotFound text={t('table.none')} isForSome />
      }
    </Answer>
  );
}

function Parts({ match }: { match: ReviewMatch }) {
  const [position, setPosition] = useState<RecordPosition>({ deal: 1, actionCount: 0 });
  const board = useRef<HTMLDivElement>(null);
  const replay = useReplay(match, position);
  const ownReview = useReview(match.id);
  const current = { deal: position.deal, actionCount: replay.at };
  const decisions = ownReview.review?.deals.flatMap((deal) => deal.decisions) ?? [];
  const decision = decisions.find((one) => isSamePosition(positionOf(one), current));
  /** Shows a position, and scrolls to the board where it stands above the review. */
  function showDecision(next: RecordPosition): void {
    setPosition(next);
    board.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div class={styles.page}>
      <Title text={t('review.title')} />
      <Head match={match} />
      <div class={styles.left} ref={board}>
        <Panel title={t('review.steps')}>
          <Steps
            match={match}
            replay={replay}
            deal={position.deal}
            decision={decision}
            onGo={setPosition}
          />
        </Panel>
      </div>
      <div class={styles.right}>
        {decision && <ReviewedDecision decision={decision} />}
        {match.viewerSeat !== null && match.status === 'FINISHED' && (
          <Panel title={t('review.review')}>
            <OwnReview ownReview={ownReview} position={current} onGo={showDecision} />
          </Panel>
        )}
      </div>
      <div class={styles.rest}>
        <Panel title={t('review.proof')}>
          <ProofCheck id={match.id} />
        </Panel>
        <Panel title={t('review.downloads')}>
          <Downloads id={match.id} />
        </Panel>
      </div>
    </div>
  );
}

function Head({ match }: { match: ReviewMatch }) {
  const { id, variant, preset, viewerSeat, result } = match;
  return (
    <header class={styles.head}>
      <div>
        <h1 class={styles.title}>
          <bdi>
            {sidesOf(match, viewerSeat)
              .map((side) => namesOf(match, side))
              .join(' – ')}
          </bdi>
        </h1>
        <p class={styles.muted}>
          {gameName(variant.key, preset)} · {scoreOf(match, viewerSeat)}
          {result && ` · ${result.text}`}
        </p>
      </div>
      <LinkButton href={`/match/${encodeURIComponent(id)}`}>{t('review.toTable')}</LinkButton>
    </header>
  );
}
