import { useState } from 'preact/hooks';
import { useResult } from '../api/hooks';
import { Answer } from '../app/answer';
import { Panel } from '../design/panel';
import { BotDirectoryDocument } from '../generated/graphql';
import type { BotDirectoryQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { More } from '../design/more';
import styles from './people.module.css';
import { levelText } from './level-text';
import { PersonRow } from './person-row';
import { shownName } from './user-name';

/** All bots that accept challenges, and whether they are connected now. */
export function BotDirectory() {
  const [after, setAfter] = useState<string | null>(null);
  const result = useResult(BotDirectoryDocument, { after });
  return (
    <Panel title={t('people.bots')}>
      <p class={styles.muted}>{t('people.botsLead')}</p>
      <Answer result={result}>
        {({ bots: { nodes, pageInfo } }) => (
          <>
            <ul class={styles.list}>
              {nodes
                .filter((bot) => bot !== null)
                .map((bot) => (
                  <PersonRow key={bot.user.id} user={bot.user}>
                    <Lines bot={bot} />
                  </PersonRow>
                ))}
            </ul>
            <More page={pageInfo} isLoading={result.fetching} onMore={setAfter} />
          </>
        )}
      </Answer>
    </Panel>
  );
}

type Listed = NonNullable<BotDirectoryQuery['bots']['nodes'][number]>;

function Lines({
  bot: { level, engine, version, description, isConnected, owner },
}: {
  bot: Listed;
}) {
  return (
    <>
      <div class={isConnected ? styles.online : styles.offline}>
        {isConnected ? t('people.online') : t('people.offline')}
        {owner && ` · ${t('people.ownedBy', { name: shownName(owner.username) })}`}
      </div>
      <div>{level ? levelText(level) : (description ?? `${engine} ${version}`)}</div>
    </>
  );
}
