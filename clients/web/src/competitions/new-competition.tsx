import { useLocation } from 'preact-iso';
import { useSignInAddress } from '../account/sign-in-address';
import { SignInLinks } from '../account/sign-in-links';
import { useResult } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { Answer } from '../app/answer';
import { Title } from '../app/title';
import challenge from '../challenge/challenge.module.css';
import { LinkButton } from '../design/link-button';
import { CompetitionFormsDocument, GamesDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { CompetitionForm } from './competition-form';

/** The page for a new competition. `?club=` names the club that runs it. */
export function NewCompetition() {
  return (
    <div class={challenge.page}>
      <Title text={t('competitions.new')} />
      <h1>{t('competitions.new')}</h1>
      {isSignedIn.value ? <Form /> : <SignInLinks />}
    </div>
  );
}

function Form() {
  const games = useResult(GamesDocument, {});
  const forms = useResult(CompetitionFormsDocument, {});
  const { query } = useLocation();
  const toKeep = useSignInAddress('/keep');
  return (
    <Answer result={games}>
      {({ variants, clocks }) => (
        <Answer result={forms}>
          {({ me, competitionForms }) =>
            me?.isGuest ? (
              <>
                <p>{t('competitions.needsAccount')}</p>
                <LinkButton href={toKeep}>{t('account.keep')}</LinkButton>
              </>
            ) : (
              <CompetitionForm
                games={variants}
                clocks={clocks}
                forms={competitionForms}
                clubs={clubsOf(me)}
                club={query['club'] ?? null}
              />
            )
          }
        </Answer>
      )}
    </Answer>
  );
}

interface Member {
  readonly clubs: {
    readonly nodes: readonly ({
      readonly id: string;
      readonly name: string;
      readonly viewerRole: string | null;
    } | null)[];
  } | null;
}

/** The clubs for which the viewer may organise. */
const clubsOf = (me: Member | null) =>
  (me?.clubs?.nodes ?? [])
    .filter((club) => club !== null && club.viewerRole !== 'MEMBER')
    .filter((club) => club !== null);
