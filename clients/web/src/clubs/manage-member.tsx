import { useState } from 'preact/hooks';
import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Button } from '../design/button';
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
  const appoint = useListChange(AppointClubKeeperDocument, (data) => data.appointClubKeeper);
  const dismiss = useListChange(DismissClubKeeperDocument, (data) => data.dismissClubKeeper);
  const handOver = useListChange(HandOverClubDocument, (data) => data.handOverClub);
  const input = { clubId: club.id, username: name };
  const owns = mayInClub(club, 'SET_KEEPERS');
  return (
    <details class={styles.manage}>
      <summary class={styles.summary}>{t('clubs.manageMember', { name })}</summary>
      <div class={styles.part}>
        {owns && role === 'MEMBER' && !isGuest && (
          <Button disabled={appoint.isSending} onClick={() => void appoint.send({ input })}>
            {t('clubs.appoint')}
          </Button>
        )}
        {owns && role === 'KEEPER' && (
          <Button disabled={dismiss.isSending} onClick={() => void dismiss.send({ input })}>
            {t('clubs.dismiss')}
          </Button>
        )}
        {owns && !isGuest && (
          <ConfirmedChange
            change={handOver}
            variables={{ input }}
            question={t('clubs.handOverAsk', { name })}
          >
            {t('clubs.handOver')}
          </ConfirmedChange>
        )}
        <SendOutcome errors={[...appoint.otherErrors(), ...dismiss.otherErrors()]} />
        <Remove clubId={club.id} name={name} />
      </div>
    </details>
  );
}

function Remove({ clubId, name }: { clubId: string; name: string }) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const remove = useListChange(RemoveClubMemberDocument, (data) => data.removeClubMember);
  return (
    <>
      <Field
        label={t('clubs.reason')}
        hint={t('clubs.reasonHint')}
        maxLength={200}
        autocomplete="off"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        error={remove.errorAt('reason')}
      />
      <ConfirmedChange
        change={remove}
        variables={{ input: { clubId, username: name, reason } }}
        question={t('clubs.removeAsk', { name })}
        disabled={reason === ''}
        fields={['reason']}
      >
        {t('clubs.remove')}
      </ConfirmedChange>
    </>
  );
}
