import { useState } from 'preact/hooks';
import { InvitationWays } from '../challenge/invitation-link';
import { useChange } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Panel } from '../design/panel';
import { RenewClubInvitationDocument } from '../generated/graphql';
import type { WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import styles from './clubs.module.css';

interface Props {
  readonly club: Pick<WholeClubFragment, 'id' | 'name'>;
  readonly invitation: NonNullable<WholeClubFragment['invitation']>;
  /** Whether it is shown at once. Otherwise it is behind a fold. It does not fold by itself when somebody joins. */
  readonly isOpenAtFirst: boolean;
}

/** The link that lets others join, to share, to copy and as a code. It is first on the page of a new club. */
export function ClubInvitation({ club, invitation, isOpenAtFirst }: Props) {
  const [isOpen] = useState(isOpenAtFirst);
  const path = `/clubs/join/${encodeURIComponent(invitation.invitationToken)}`;
  return (
    <Panel title={t('clubs.inviteTitle')}>
      <details open={isOpen}>
        <summary class={styles.summary}>{t('clubs.inviteSummary')}</summary>
        <p class={people.muted}>{t('clubs.inviteHint')}</p>
        <InvitationWays path={path} title={t('clubs.shareTitle', { name: club.name })} />
        <Renew clubId={club.id} />
      </details>
    </Panel>
  );
}

function Renew({ clubId }: { clubId: string }) {
  const renew = useChange(RenewClubInvitationDocument, (data) => data.renewClubInvitation);
  return (
    <div class={styles.part}>
      <ConfirmedChange
        change={renew}
        variables={{ input: { clubId } }}
        question={t('clubs.renewAsk')}
        done={t('clubs.renewed')}
      >
        {t('clubs.renew')}
      </ConfirmedChange>
    </div>
  );
}
