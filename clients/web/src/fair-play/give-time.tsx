import { useState } from 'preact/hooks';
import { useKey } from '../api/idempotency-key';
import { useChange } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Select } from '../design/select';
import { GiveTimeDocument } from '../generated/graphql';
import type { SidebarMatchFragment } from '../generated/graphql';
import { durationText } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { isReason, ReasonField } from '../moderation/reason-field';
import { shownName } from '../people/user-name';
import parts from '../sidebar/parts.module.css';
import { useIsModerator } from './use-is-moderator';

/** How much is given at one go, in minutes; at most what the server gives. */
const AMOUNTS = ['10', '60', '360', '1440', '4320'] as const;
type Amount = (typeof AMOUNTS)[number];

const amountText = (amount: Amount): string => durationText(Number(amount) * 60);

/** Gives a player of a running match time back; for moderators only. */
export function GiveTime({ match }: { match: SidebarMatchFragment }) {
  const isModerator = useIsModerator();
  if (!isModerator || match.status !== 'IN_PROGRESS' || match.deadline === null) return null;
  return <GiveTimeForm match={match} />;
}

function GiveTimeForm({ match: { id: matchId, seats, toAct } }: { match: SidebarMatchFragment }) {
  const people = seats.filter(({ isBot, substitute }) => !isBot && !substitute);
  const first = people.find(({ seat: one }) => one === toAct) ?? people[0];
  // It stays when the turn goes on: nobody else gets the time by mistake.
  const [seat, setSeat] = useState(String(first?.seat));
  const nameOf = (which: string): string =>
    shownName(people.find((one) => String(one.seat) === which)?.user.username ?? '');
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState<Amount>('60');
  const key = useKey();
  const change = useChange(GiveTimeDocument, (data) => data.giveTime);
  const gift = {
    matchId,
    seat: Number(seat),
    seconds: Number(amount) * 60,
    reason: reason.trim(),
  };
  function clear(): void {
    key.isDone();
    setReason('');
  }
  return (
    <section class={parts.part}>
      <Select
        label={t('fairPlay.timeFor')}
        options={people.map((one) => [String(one.seat), shownName(one.user.username)] as const)}
        value={seat}
        onChoose={setSeat}
      />
      <Select
        label={t('fairPlay.timeHowMuch')}
        options={AMOUNTS.map((each) => [each, amountText(each)] as const)}
        value={amount}
        onChoose={setAmount}
      />
      <ReasonField
        label={t('fairPlay.timeReason')}
        change={change}
        value={reason}
        onChange={setReason}
      />
      <ConfirmedChange
        change={change}
        variables={{ input: { ...gift, idempotencyKey: key.keyFor(gift) } }}
        question={t('fairPlay.timeAsk', { name: nameOf(seat), amount: amountText(amount) })}
        disabled={!isReason(reason)}
        fields={['reason']}
        done={t('fairPlay.timeGiven')}
        onDone={clear}
      >
        {t('fairPlay.timeGive')}
      </ConfirmedChange>
    </section>
  );
}
