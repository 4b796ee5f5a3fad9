import { SignInLink } from '../account/sign-in-link';
import { useDraft } from '../api/drafts';
import { isSignedIn } from '../api/session';
import { useListChange } from '../api/use-list-change';
import { LivePages } from '../app/live-pages';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { AppealDocument, DecisionsAboutMeDocument } from '../generated/graphql';
import type { DecisionFragment } from '../generated/graphql';
import { moment } from '../i18n/dates';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import { AppealMade } from './appeal-made';
import styles from './moderation.module.css';

/** What moderators and the operator have decided about the viewer, and how to appeal. */
export function Decisions() {
  return (
    <div class={styles.page}>
      <Title text={t('moderation.decisions')} />
      <h1>{t('moderation.decisions')}</h1>
      {isSignedIn.value ? <DecisionList /> : <SignInLink />}
    </div>
  );
}

/** @param isLoaded whether the page has just loaded the first ones */
export function DecisionList({ isLoaded = false }: { isLoaded?: boolean }) {
  return (
    <LivePages
      isLoaded={isLoaded}
      query={DecisionsAboutMeDocument}
      variablesAt={(after) => ({ after })}
      infoOf={({ decisionsAboutMe }) => decisionsAboutMe.pageInfo}
    >
      {({ decisionsAboutMe }, isFirst) => {
        const decisions = decisionsAboutMe.nodes.filter((decision) => decision !== null);
        if (decisions.length === 0)
          return isFirst ? <p class={people.muted}>{t('moderation.none')}</p> : null;
        return decisions.map((decision) => <Decision key={decision.id} decision={decision} />);
      }}
    </LivePages>
  );
}

function Decision({ decision }: { decision: DecisionFragment }) {
  const { kind, reason, until, matchId, createdAt, mayAppeal, appealMade } = decision;
  return (
    <Panel title={t(`moderation.act.${kind}`)}>
      <div class={styles.part}>
        <p class={people.muted}>{moment(createdAt)}</p>
        {until && <p>{t('moderation.until', { moment: moment(until) })}</p>}
        {reason && (
          <p>
            {kind === 'APPEAL_ANSWERED'
              ? t('moderation.appealAnswer', { answer: reason })
              : t('moderation.reason', { reason })}
          </p>
        )}
        {matchId && (
          <p>
            <a href={`/match/${encodeURIComponent(matchId)}`}>{t('moderation.match')}</a>
          </p>
        )}
        {appealMade && (
          <AppealMade
            appeal={appealMade}
            says={t('moderation.appealed', { text: appealMade.text })}
          />
        )}
        {mayAppeal && <AppealForm auditEntryId={decision.id} />}
      </div>
    </Panel>
  );
}

function AppealForm({ auditEntryId }: { auditEntryId: string }) {
  const appeal = useListChange(AppealDocument, (data) => data.appeal);
  const [text, setText] = useDraft(`appeal.${auditEntryId}`);
  async function send(): Promise<void> {
    if (await appeal.send({ input: { auditEntryId, text } })) setText('');
  }
  return (
    <form
      class={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {t('moderation.appealWhy')}
        <textarea
          rows={4}
          maxLength={2000}
          required
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={appeal.isSending}>
        {t('moderation.appeal')}
      </Button>
      <SendOutcome errors={appeal.otherErrors()} />
    </form>
  );
}
