import { SignInLinks } from '../account/sign-in-links';
import { isSignedIn } from '../api/session';
import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { JoinClubDocument } from '../generated/graphql';
import type { WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { whyNotInClub } from './club-acts';
import styles from './clubs.module.css';

/** Lets a visitor of an open club join it, or says why not. */
export function JoinOpenClub({ club }: { club: WholeClubFragment }) {
  const join = useListChange(JoinClubDocument, (data) => data.joinClub);
  const whyNot = whyNotInClub(club, 'JOIN');
  if (!isSignedIn.value)
    return (
      <div class={styles.part}>
        <p class={people.muted}>{t(`clubs.joinSignedOut.${club.access}`)}</p>
        <SignInLinks />
      </div>
    );
  if (whyNot) return <p class={people.muted}>{whyNot}</p>;
  return (
    <div class={styles.part}>
      <Button
        kind="main"
        disabled={join.isSending}
        onClick={() => void join.send({ input: { clubId: club.id } })}
      >
        {t('clubs.join')}
      </Button>
      <SendOutcome errors={join.otherErrors()} />
    </div>
  );
}
