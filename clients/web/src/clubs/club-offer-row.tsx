import { useSignInAddress } from '../account/sign-in-address';
import { gameName } from '../challenge/game-names';
import { viewerStateOf } from '../challenge/seats';
import { useAnswer } from '../challenge/use-answer';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import type {
  ChallengeSummaryFragment,
  ClubByIdQuery,
  ClubOffersQuery,
} from '../generated/graphql';
import home from '../home/home.module.css';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { shownName } from '../people/user-name';

type Offer = NonNullable<
  NonNullable<NonNullable<ClubOffersQuery['club']>['offers']>['nodes'][number]
>;
type Viewer = ClubByIdQuery['me'];

interface Props {
  readonly offer: Offer;
  readonly viewer: Viewer;
}

/** A match that a member offers, and the viewer's possible answers. Its link shows all terms. */
export function ClubOfferRow({ offer: { challenge, invitationToken }, viewer }: Props) {
  // It has been deleted meanwhile.
  if (!challenge) return null;
  const { id, creator, variant, preset, timeControl, rated } = challenge;
  const isOwn = creator.id === viewer?.id;
  const href = isOwn
    ? `/challenge/${encodeURIComponent(id)}`
    : `/join/${encodeURIComponent(invitationToken)}`;
  return (
    <li class={home.challenge}>
      <a class={rows.row} href={href}>
        <span class={rows.who}>{isOwn ? t('clubs.yourOffer') : shownName(creator.username)}</span>
        <span class={rows.muted}>{gameName(variant, preset)}</span>
        <span class={rows.muted}>
          {timeControl.text} · {rated ? t('challenge.rated') : t('challenge.unrated')}
        </span>
      </a>
      <Answers challenge={challenge} token={invitationToken} viewer={viewer} />
    </li>
  );
}

/** What somebody who accepts agrees to. Cards are dealt at once, so it is asked first. */
const stakesOf = ({
  creator,
  variant,
  preset,
  timeControl,
  target,
  rated,
}: ChallengeSummaryFragment) =>
  t('clubs.acceptAsk', {
    name: shownName(creator.username),
    game: gameName(variant, preset),
    clock: timeControl.text,
    target,
    counts: t(rated ? 'challenge.rated' : 'challenge.unrated'),
  });

interface AnswersProps {
  readonly challenge: ChallengeSummaryFragment;
  readonly token: string;
  readonly viewer: Viewer;
}

function Answers({ challenge, token, viewer }: AnswersProps) {
  const { busy, error, accept, cancel } = useAnswer(challenge);
  const toKeep = useSignInAddress('/keep');
  if (!viewer) return null;
  if (challenge.creator.id === viewer.id)
    return (
      <div class={home.answers}>
        <Button disabled={busy} onClick={() => void cancel()}>
          {t('home.cancel')}
        </Button>
        {error && <p role="alert">{error}</p>}
      </div>
    );
  if (viewerStateOf(challenge.table, viewer.id) === 'accepted')
    return <p class={rows.muted}>{t('challenge.sits')}</p>;
  if (viewer.isGuest && challenge.rated)
    return (
      <p class={rows.muted}>
        {t('challenge.ratedNeedsAccount')} <a href={toKeep}>{t('account.keep')}</a>
      </p>
    );
  return (
    <div class={home.answers}>
      <ConfirmedButton
        kind="plain"
        question={stakesOf(challenge)}
        disabled={busy}
        onConfirm={() => void accept({ invitationToken: token })}
      >
        {t('home.accept')}
      </ConfirmedButton>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
