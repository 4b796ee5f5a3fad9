import { useState } from 'preact/hooks';
import { reloadLists } from '../api/live';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import {
  AppointClubKeeperDocument,
  DismissClubKeeperDocument,
  HandOverClubDocument,
  RemoveClubMemberDocument,
} from '../generated/graphql';
import type { WholeClubFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { mayInClub } from './club-acts';
import type { Member } from './member';
import styles from './clubs.module.css';

interface Props {
  readonly club: WholeClubFragment;
  readonly member: Member;
}

/** What the owner and the keepers can do with a member, behind a fold. */
export function ManageMember({ club, member: { user, role } }: Props) {
  const { username: name, isGuest } = user;
  const appoint = useChange(AppointClubKeeperDocument, (data) => data.appointClubKeeper);
  const dismiss = useChange(DismissClubKeeperDocument, (data) => data.dismissClubKeeper);
  const handOver = useChange(HandOverClubDocument, (data) => data.handOverClub);
  const input = { clubId: club.id, username: name };
  const owns = mayInClub(club, 'SET_KEEPERS');
  const thenReload = async (change: typeof appoint | typeof dismiss | typeof handOver) => {
    await change.send({ input });
    reloadLists();
  };
  return (
    <details class={styles.manage}>
      <summary class={styles.summary}>{t('clubs.manageMember', { name })}</summary>
      <div class={styles.part}>
        {owns && role === 'MEMBER' && !isGuest && (
          <Button disabled={appoint.isSending} onClick={() => void thenReload(appoint)}>
            {t('clubs.appoint')}
          </Button>
        )}
        {owns && role === 'KEEPER' && (
          <Button disabled={dismiss.isSending} onClick={() => void thenReload(dismiss)}>
            {t('clubs.dismiss')}
          </Button>
        )}
        {owns && !isGuest && (
          <ConfirmedButton
            question={t('clubs.handOverAsk', { name })}
            disabled={handOver.isSending}
            onConfirm={() => void thenReload(handOver)}
          >
            {t('clubs.handOver')}
          </ConfirmedButton>
        )}
        <SendOutcome
          errors={[appoint, dismiss, handOver].flatMap((change) => change.otherErrors())}
        />
        <Remove clubId={club.id} name={name} />
      </div>
    </details>
  );
}

function Remove({ clubId, name }: { clubId: string; name: string }) {
  const [reason, setReason] = useState('');
  const remove = useChange(RemoveClubMemberDocument, (data) => data.removeClubMember);
  async function send(): Promise<void> {
    if (await remove.send({ input: { clubId, username: name, reason: reason.trim() } }))
      reloadLists();
  }
  return (
    <>
      <Field
        label={t('clubs.reason')}
        hint={t('clubs.reasonHint')}
        maxLength={200}
        autocomplete="off"
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
        error={remove.errorAt('reason')}
      />
      <ConfirmedButton
        question={t('clubs.removeAsk', { name })}
        disabled={remove.isSending || reason.trim() === ''}
        onConfirm={() => void send()}
      >
        {t('clubs.remove')}
      </ConfirmedButton>
      <SendOutcome errors={remove.otherErrors('reason')} />
    </>
  );
}
