import { useLocation } from 'preact-iso';
import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Panel } from '../design/panel';
import {
  CloseClubDocument,
  DeclineClubDocument,
  LeaveClubDocument,
  TakeOverClubDocument,
} from '../generated/graphql';
import type { WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { mayInClub, whyNotInClub } from './club-acts';
import { ClubRemovals } from './club-removals';
import styles from './clubs.module.css';
import { UpdateClub } from './update-club';

/** What a member can do with the membership, and the owner with the club. */
export function ManageClub({ club }: { club: WholeClubFragment }) {
  return (
    <Panel title={t('clubs.manage')}>
      <div class={styles.part}>
        {mayInClub(club, 'TAKE_OVER') && <TakeOver club={club} />}
        {mayInClub(club, 'DECLINE') && <Decline club={club} />}
        {mayInClub(club, 'UPDATE') && <UpdateClub club={club} />}
        {mayInClub(club, 'REMOVE_MEMBER') && <ClubRemovals clubId={club.id} />}
        <Leave club={club} />
        {club.viewerRole === 'OWNER' && <Close club={club} />}
      </div>
    </Panel>
  );
}

function TakeOver({ club }: { club: WholeClubFragment }) {
  const takeOver = useListChange(TakeOverClubDocument, (data) => data.takeOverClub);
  return (
    <ConfirmedChange
      change={takeOver}
      variables={{ input: { clubId: club.id } }}
      question={t('clubs.takeOverAsk', { name: club.name })}
    >
      {t('clubs.takeOver')}
    </ConfirmedChange>
  );
}

function Decline({ club }: { club: WholeClubFragment }) {
  const decline = useListChange(DeclineClubDocument, (data) => data.declineClub);
  return (
    <ConfirmedChange
      change={decline}
      variables={{ input: { clubId: club.id } }}
      question={t('clubs.declineAsk', { name: club.name })}
    >
      {t('clubs.decline')}
    </ConfirmedChange>
  );
}

function Leave({ club }: { club: WholeClubFragment }) {
  const leave = useListChange(LeaveClubDocument, (data) => data.leaveClub);
  const { route } = useLocation();
  // The last one to leave is the owner, and closes the club with that.
  if (club.viewerRole === 'OWNER' && club.memberCount === 1) return null;
  const whyNot = whyNotInClub(club, 'LEAVE');
  if (whyNot) return <p class={people.muted}>{whyNot}</p>;
  return (
    <ConfirmedChange
      change={leave}
      variables={{ input: { clubId: club.id } }}
      question={t(`clubs.leaveAsk.${club.access}`, { name: club.name })}
      onDone={() => route('/clubs')}
    >
      {t('clubs.leave')}
    </ConfirmedChange>
  );
}

function Close({ club }: { club: WholeClubFragment }) {
  const close = useListChange(CloseClubDocument, (data) => data.closeClub);
  const { route } = useLocation();
  const whyNot = whyNotInClub(club, 'CLOSE');
  if (whyNot) return <p class={people.muted}>{whyNot}</p>;
  return (
    <ConfirmedChange
      change={close}
      variables={{ input: { clubId: club.id } }}
      question={t('clubs.closeAsk', { name: club.name })}
      onDone={() => route('/clubs')}
    >
      {t('clubs.close')}
    </ConfirmedChange>
  );
}
