import { useSignInAddress } from '../account/sign-in-address';
import { SignInLinks } from '../account/sign-in-links';
import { LinkButton } from '../design/link-button';
import { Panel } from '../design/panel';
import type { CompetitionEntryStatus, CompetitionStatus } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { may, whyNot } from './acts';
import { AnswerPartner } from './answer-partner';
import styles from './competitions.module.css';
import { Enter } from './enter';
import { nameOfEntrant } from './entrant-name';
import type { PartProps } from './part-props';
import { Reenter, Withdraw } from './withdraw';

/** The viewer's entry, and what the viewer may do, or why not. */
export function YourPart(props: PartProps) {
  const { competition, me } = props;
  const { acts, viewerEntry } = competition;
  if (!me)
    return (
      <Panel title={t('competitions.yourPart')}>
        <p>{t('competitions.signedOut')}</p>
        <SignInLinks />
      </Panel>
    );
  return (
    <Panel title={t('competitions.yourPart')}>
      <div class={styles.part}>
        {may(acts, 'ANSWER_PARTNER') ? (
          <AnswerPartner competition={competition} />
        ) : (
          viewerEntry && <OwnEntry competition={competition} />
        )}
        {may(acts, 'ENTER') && <Enter {...props} />}
        {!viewerEntry && !may(acts, 'ENTER') && <NotNow {...props} />}
        {may(acts, 'CHALLENGE') && <p>{t('competitions.challengeHint')}</p>}
        {may(acts, 'REENTER') && <Reenter competition={competition} />}
        {may(acts, 'WITHDRAW') && <Withdraw competition={competition} />}
      </div>
    </Panel>
  );
}

function OwnEntry({ competition }: Pick<PartProps, 'competition'>) {
  const entry = competition.viewerEntry!;
  const { number, status, timeouts, place, partner, partnerAgreed } = entry;
  return (
    <>
      <p>
        <strong>{statusText(competition.status, status)}</strong>{' '}
        {t('competitions.entryNumber', { number })} {nameOfEntrant(entry)}
      </p>
      {partner && partnerAgreed === false && <p>{t('competitions.partnerPending')}</p>}
      {place !== null && <p>{t('competitions.placeText', { place })}</p>}
      {timeouts > 0 && <p>{t('competitions.timeoutsSoFar', { count: timeouts })}</p>}
    </>
  );
}

/** Nobody takes part in what is over; how an entry ended stays true. */
function statusText(ofCompetition: CompetitionStatus, ofEntry: CompetitionEntryStatus): string {
  const isOver = ofCompetition === 'ENDED' || ofCompetition === 'CANCELLED';
  const isIn = ['ENTERED', 'WAITING', 'INCOMPLETE'].includes(ofEntry);
  return isOver && isIn
    ? t(`competitions.over.${ofCompetition}`)
    : t(`competitions.yourStatus.${ofEntry}`);
}

/** Why the viewer cannot enter. A guest can keep the account first. */
function NotNow({ competition: { acts, status }, me }: PartProps) {
  const toKeep = useSignInAddress('/keep');
  if (status === 'ENDED' || status === 'CANCELLED')
    return <p>{t(`competitions.over.${status}`)}</p>;
  return (
    <>
      <p>{whyNot(acts, 'ENTER') ?? t('competitions.notEntered')}</p>
      {me?.isGuest && <LinkButton href={toKeep}>{t('account.keep')}</LinkButton>}
      {status === 'OPEN' && <p class={people.muted}>{t('competitions.meetAnyone')}</p>}
    </>
  );
}
