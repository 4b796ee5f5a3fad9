import { useState } from 'preact/hooks';
import { InvitationWays } from '../challenge/invitation-link';
import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
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
      <ConfirmedButton
        question={t('clubs.renewAsk')}
        disabled={renew.isSending}
        onConfirm={() => void renew.send({ input: { clubId } })}
      >
        {t('clubs.renew')}
      </ConfirmedButton>
      <SendOutcome done={renew.isDone && t('clubs.renewed')} errors={renew.otherErrors()} />
    </div>
  );
}
