import { useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Select } from '../design/select';
import { VoidMatchDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { shownName } from '../people/user-name';
import parts from '../sidebar/parts.module.css';
import { isReason, ReasonField } from '../moderation/reason-field';
import { useIsModerator } from './use-is-moderator';

/** Voids a match, with a reason and the player who is to blame; for moderators only. */
export function VoidMatch({ match }: { match: SidebarMatchFragment }) {
  const isModerator = useIsModerator();
  if (!isModerator || match.voidedAt || match.status === 'ABORTED') return null;
  return <VoidForm match={match} />;
}

function VoidForm({ match: { id, seats } }: { match: SidebarMatchFragment }) {
  const [reason, setReason] = useState('');
  const [username, setUsername] = useState('');
  const change = useChange(VoidMatchDocument, (data) => data.voidMatch);
  const people = seats.filter(({ isBot }) => !isBot).map(({ user }) => user.username);
  const options = people.map((name) => [name, shownName(name)] as const);
  return (
    <section class={parts.part}>
      <ReasonField
        label={t('fairPlay.voidReason')}
        change={change}
        value={reason}
        onChange={setReason}
      />
      <Select
        label={t('fairPlay.voidBlamed')}
        options={[['', t('fairPlay.voidNobody')] as const, ...options]}
        value={username}
        onChoose={setUsername}
      />
      <ConfirmedChange
        change={change}
        variables={{ input: { matchId: id, reason: reason.trim(), username: username || null } }}
        question={t('fairPlay.voidAsk')}
        disabled={!isReason(reason)}
        fields={['reason']}
      >
        {t('fairPlay.void')}
      </ConfirmedChange>
    </section>
  );
}
