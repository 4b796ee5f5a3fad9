import { useRef, useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { NotFound } from '../app/not-found';
import { Title } from '../app/title';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import { AfterwardsDocument } from '../generated/graphql';
import { gameName } from '../challenge/words';
import { t } from '../i18n/i18n';
import { namesOf, scoreOf, sidesOf } from '../match/sides';
import styles from './afterwards.module.css';
import { Downloads } from './downloads';
import type { AfterwardsMatch } from './match';
import type { RecordPlace } from './place';
import { isSamePlace, decisionPlace } from './place';
import { ProofCheck } from './proof-check';
import { Review } from './review';
import { Steps } from './steps';
import { useReplay } from './use-replay';
import { useReview } from './use-review';
import { Verdict } from './verdict';

/** The page of a match after its end, or after the end of a deal: replay, review and proof of the shuffle. */
export function Afterwards({ id }: { id: string }) {
  const result = useResult(AfterwardsDocument, { id });
  return (
    <Answer result={result}>
      {({ match }) =>
        match ? <Parts key={id} match={match} /> : <NotFound text={t('table.none')} isForSome />
      }
    </Answer>
  );
}

function Parts({ match }: { match: AfterwardsMatch }) {
  const [place, setPlace] = useState<RecordPlace>({ deal: 1, position: 0 });
  const board = useRef<HTMLDivElement>(null);
  const replay = useReplay(match, place);
  const asked = useReview(match.id);
  const here = { deal: place.deal, position: replay.at };
  const decisions = asked.review?.deals.flatMap((deal) => deal.decisions) ?? [];
  const decision = decisions.find((one) => isSamePlace(decisionPlace(one), here));
  /** Shows a position, and scrolls to the board where it stands above the review. */
  function look(next: RecordPlace): void {
    setPlace(next);
    board.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div class={styles.page}>
      <Title text={t('afterwards.title')} />
      <Head match={match} />
      <div class={styles.left} ref={board}>
        <Panel title={t('afterwards.steps')}>
          <Steps
            match={match}
            replay={replay}
            deal={place.deal}
            decision={decision}
            onGo={setPlace}
          />
        </Panel>
      </div>
      <div class={styles.right}>
        {decision && <Verdict decision={decision} />}
        {match.viewerSeat !== null && match.status === 'FINISHED' && (
          <Panel title={t('afterwards.review')}>
            <Review asked={asked} place={here} onGo={look} />
          </Panel>
        )}
      </div>
      <div class={styles.rest}>
        <Panel title={t('afterwards.proof')}>
          <ProofCheck id={match.id} />
        </Panel>
        <Panel title={t('afterwards.downloads')}>
          <Downloads id={match.id} />
        </Panel>
      </div>
    </div>
  );
}

function Head({ match }: { match: AfterwardsMatch }) {
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
      <LinkButton href={`/match/${encodeURIComponent(id)}`}>{t('afterwards.toTable')}</LinkButton>
    </header>
  );
}
