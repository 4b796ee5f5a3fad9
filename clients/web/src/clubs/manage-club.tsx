import { useLocation } from 'preact-iso';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { CloseClubDocument, LeaveClubDocument, TakeOverClubDocument } from '../generated/graphql';
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
        {mayInClub(club, 'UPDATE') && <UpdateClub club={club} />}
        {mayInClub(club, 'REMOVE_MEMBER') && <ClubRemovals clubId={club.id} />}
        <Leave club={club} />
        {club.viewerRole === 'OWNER' && <Close club={club} />}
      </div>
    </Panel>
  );
}

function TakeOver({ club }: { club: WholeClubFragment }) {
  const takeOver = useChange(TakeOverClubDocument, (data) => data.takeOverClub);
  async function send(): Promise<void> {
    await takeOver.send({ input: { clubId: club.id } });
    reloadLists();
  }
  return (
    <>
      <ConfirmedButton
        question={t('clubs.takeOverAsk', { name: club.name })}
        disabled={takeOver.isSending}
        onConfirm={() => void send()}
      >
        {t('clubs.takeOver')}
      </ConfirmedButton>
      <SendOutcome errors={takeOver.otherErrors()} />
    </>
  );
}

function Leave({ club }: { club: WholeClubFragment }) {
  const leave = useChange(LeaveClubDocument, (data) => data.leaveClub);
  const { route } = useLocation();
  // The last one to leave is the owner, and closes the club with that.
  if (club.viewerRole === 'OWNER' && club.memberCount === 1) return null;
  const whyNot = whyNotInClub(club, 'LEAVE');
  if (whyNot) return <p class={people.muted}>{whyNot}</p>;
  async function send(): Promise<void> {
    if (!(await leave.send({ input: { clubId: club.id } }))) return;
    reloadLists();
    route('/clubs');
  }
  return (
    <>
      <ConfirmedButton
        question={t(`clubs.leaveAsk.${club.access}`, { name: club.name })}
        disabled={leave.isSending}
        onConfirm={() => void send()}
      >
        {t('clubs.leave')}
      </ConfirmedButton>
      <SendOutcome errors={leave.otherErrors()} />
    </>
  );
}

function Close({ club }: { club: WholeClubFragment }) {
  const close = useChange(CloseClubDocument, (data) => data.closeClub);
  const { route } = useLocation();
  async function send(): Promise<void> {
    if (!(await close.send({ input: { clubId: club.id } }))) return;
    reloadLists();
    route('/clubs');
  }
  const whyNot = whyNotInClub(club, 'CLOSE');
  if (whyNot) return <p class={people.muted}>{whyNot}</p>;
  return (
    <>
      <ConfirmedButton
        question={t('clubs.closeAsk', { name: club.name })}
        disabled={close.isSending}
        onConfirm={() => void send()}
      >
        {t('clubs.close')}
      </ConfirmedButton>
      <SendOutcome errors={close.otherErrors()} />
    </>
  );
}
