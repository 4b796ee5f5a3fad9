import { LivePages } from '../app/live-pages';
import { ClubMembersDocument } from '../generated/graphql';
import type { WholeClubFragment } from '../generated/graphql';
import { day } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { UserLink } from '../people/user-link';
import { mayInClub } from './club-acts';
import styles from './clubs.module.css';
import { ManageMember } from './manage-member';
import type { Member } from './member';

interface Props {
  readonly club: WholeClubFragment;
  readonly viewer: string | null;
}

/** The members with their roles, in the order in which they joined. */
export function ClubMembers({ club, viewer }: Props) {
  return (
    <LivePages
      query={ClubMembersDocument}
      variablesAt={(after) => ({ id: club.id, after })}
      infoOf={(data) => data.club?.members.pageInfo}
    >
      {(data) => (
        <ul class={people.list}>
          {(data.club?.members.nodes ?? [])
            .filter((member) => member !== null)
            .map((member) => (
              <Row key={member.user.id} club={club} member={member} viewer={viewer} />
            ))}
        </ul>
      )}
    </LivePages>
  );
}

/** Keepers can remove members, the owner also changes keepers. */
const mayManage = (club: WholeClubFragment, role: Member['role']): boolean =>
  mayInClub(club, role === 'MEMBER' ? 'REMOVE_MEMBER' : 'SET_KEEPERS') && role !== 'OWNER';

function Row({ club, member, viewer }: Props & { readonly member: Member }) {
  const { user, role, joinedAt, isOfferedClub } = member;
  const canManage = user.id !== viewer && mayManage(club, role);
  return (
    <li class={styles.member}>
      <span class={people.who}>
        <UserLink username={user.username} />
        {user.isGuest && <small class={styles.note}> {t('clubs.guest')}</small>}
      </span>
      <span class={styles.note}>
        {t(`clubs.role.${role}`)} · {t('clubs.since', { date: day(joinedAt) })}
        {isOfferedClub && <> · {t('clubs.isOffered')}</>}
      </span>
      {canManage && <ManageMember club={club} member={member} />}
    </li>
  );
}
