import { Panel } from '../design/panel';
import type { WholeChallengeFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { Acceptance } from './acceptance';
import type { ChallengeViewer } from './acceptance';
import styles from './challenge.module.css';
import { InvitationLink } from './invitation-link';
import { Players } from './players';
import { optionValue } from './challenge-draft';
import { gameName } from './game-names';
import { shownName } from '../people/user-name';

interface Props {
  readonly challenge: WholeChallengeFragment;
  readonly viewer: ChallengeViewer | null;
}

/** A challenge with its game, its rules and the viewer's possible answers. */
export function ChallengeDetails({ challenge, viewer }: Props) {
  const { variant, preset, creator, invitation } = challenge;
  return (
    <div class={styles.whole}>
      {invitation && (
        <InvitationLink token={invitation.invitationToken} game={gameName(variant, preset)} />
      )}
      <Panel title={gameName(variant, preset)}>
        <p>{t('challenge.from', { name: shownName(creator.username) })}</p>
        <ChallengeTerms challenge={challenge} />
      </Panel>
      <Acceptance challenge={challenge} viewer={viewer} token={undefined} />
      <ChallengeRules rules={challenge.rules} />
    </div>
  );
}

/** The players, the clock and what the match counts for. */
export function ChallengeTerms({ challenge }: { challenge: WholeChallengeFragment }) {
  const { timeControl, rated, target, onlookers, table } = challenge;
  const terms = [
    [t('challenge.clock'), timeControl.text],
    [t('challenge.target'), String(target)],
    [t('challenge.counts'), rated ? t('challenge.rated') : t('challenge.unrated')],
    [t('challenge.term.onlookers'), onlookers ? t('challenge.yes') : t('challenge.no')],
  ];
  return (
    <dl class={styles.terms}>
      <dt>{t('challenge.players.title')}</dt>
      <dd class={styles.players}>
        <Players table={table} />
      </dd>
      {terms.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={value}>{value}</dd>])}
    </dl>
  );
}

/** The rules that differ from the defaults. The other rules are in a fold below. */
export function ChallengeRules({ rules }: Pick<WholeChallengeFragment, 'rules'>) {
  const changed = rules.filter(
    (rule) => String(optionValue(rule.value)) !== String(optionValue(rule.default)),
  );
  const usual = rules.filter((rule) => !changed.includes(rule));
  return (
    <Panel title={t('challenge.rules')}>
      {changed.length === 0 && <p class={styles.hint}>{t('challenge.usualRules')}</p>}
      <RuleList rules={changed} />
      <details>
        <summary>{t('challenge.otherRules', { count: usual.length })}</summary>
        <RuleList rules={usual} />
      </details>
    </Panel>
  );
}

function RuleList({ rules }: Pick<WholeChallengeFragment, 'rules'>) {
  return (
    <ul class={styles.rules}>
      {rules.map(({ name, text, value }) => (
        <li key={name}>
          {text} <strong>{value.text}</strong>
        </li>
      ))}
    </ul>
  );
}
