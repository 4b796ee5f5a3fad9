import type { BotPageFragment } from '../generated/graphql';
import { Panel } from '../design/panel';
import { t } from '../i18n/i18n';
import { durationText } from '../i18n/dates';
import styles from './people.module.css';
import { levelText } from './level-text';
import { UserLink } from './user-link';

/** A bot's program, its owner, and the challenges that it accepts. */
export function BotFacts({ bot }: { bot: BotPageFragment }) {
  const { level, engine, version, description, homepage, isConnected, owner, policy } = bot;
  return (
    <Panel title={t('people.aboutBot')}>
      {description && <p>{description}</p>}
      <dl class={styles.facts}>
        <dt>{t('people.presence')}</dt>
        <dd class={isConnected ? styles.online : styles.offline}>
          {isConnected ? t('people.online') : t('people.offline')}
        </dd>
        {level && (
          <>
            <dt>{t('people.level')}</dt>
            <dd>{levelText(level)}</dd>
          </>
        )}
        <dt>{t('people.engine')}</dt>
        <dd>
          {engine} {version}
        </dd>
        {owner && (
          <>
            <dt>{t('people.owner')}</dt>
            <dd>
              <UserLink username={owner.username} />
            </dd>
          </>
        )}
        {homepage && (
          <>
            <dt>{t('people.homepage')}</dt>
            <dd>
              {isWebAddress(homepage) ? (
                <a href={homepage} rel="nofollow noopener noreferrer">
                  {homepage}
                </a>
              ) : (
                homepage
              )}
            </dd>
          </>
        )}
        <dt>{t('people.accepts')}</dt>
        <dd>
          {(policy
            ? acceptedBy(policy)
            : [t(level ? 'people.acceptsAll' : 'people.asksProgram')]
          ).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </dd>
      </dl>
    </Panel>
  );
}

/** The service accepts only such addresses. A link that runs a script could act for the user who follows it. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

type Policy = NonNullable<BotPageFragment['policy']>;

/** One line for each limit of the policy. */
function acceptedBy({ who, variants, clocks, rated, customRules, ...times }: Policy): string[] {
  const { minSeconds, maxSeconds } = times;
  const rules = customRules ? 'people.anyRules' : 'people.presetRules';
  return [
    t(`people.who.${who}`),
    variants?.map((variant) => t(`people.game.${variant}`)).join(', '),
    clocks?.map((clock) => t(`people.clock.${clock}`)).join(', '),
    rated !== null && t(rated ? 'people.ratedOnly' : 'people.unratedOnly'),
    t(rules),
    minSeconds !== null && t('people.atLeast', { span: durationText(minSeconds) }),
    maxSeconds !== null && t('people.atMost', { span: durationText(maxSeconds) }),
  ].filter((line): line is string => typeof line === 'string');
}
