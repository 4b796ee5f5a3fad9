import { useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { RevokeApiTokenDocument } from '../generated/graphql';
import type { AccessSettingsQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { day, fromNow } from '../i18n/dates';
import { CreateToken } from './create-token';
import { ScopeList } from './scope-list';
import { Secret } from './secret';
import styles from './settings.module.css';

type Token = NonNullable<NonNullable<AccessSettingsQuery['me']>['apiTokens']>[number];

interface Props {
  readonly tokens: readonly Token[];
  readonly refresh: () => Promise<unknown>;
}

/** Personal tokens, for programs of the viewer's own. */
export function Tokens({ tokens, refresh }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const revoke = useChange(RevokeApiTokenDocument, (data) => data.revokeApiToken);
  const send = async (apiTokenId: string) => {
    await revoke.send({ input: { apiTokenId } });
    await refresh();
  };
  return (
    <>
      <p class={styles.hint}>{t('settings.tokensHint')}</p>
      <ul class={styles.list}>
        {tokens.map((token) => (
          <li key={token.id} class={styles.item}>
            <TokenFacts token={token} />
            <ConfirmedButton
              question={t('settings.revokeTokenAsk', { name: token.name })}
              disabled={revoke.isSending}
              onConfirm={() => void send(token.id)}
            >
              {t('settings.revoke')}
            </ConfirmedButton>
          </li>
        ))}
      </ul>
      <SendOutcome done={revoke.isDone && t('settings.revoked')} errors={revoke.otherErrors()} />
      <CreateToken
        onCreated={(newSecret) => {
          setSecret(newSecret);
          void refresh();
        }}
      />
      {secret && <Secret key={secret} secret={secret} />}
    </>
  );
}

function TokenFacts({ token: { name, scopes, expiresAt, lastUsedAt } }: { token: Token }) {
  return (
    <div>
      <strong>{name}</strong>
      <ScopeList scopes={scopes} />
      <p class={styles.hint}>
        {expiresAt ? t('settings.until', { day: day(expiresAt) }) : t('settings.forever')}
        {' · '}
        {lastUsedAt
          ? t('settings.lastUsed', { moment: fromNow(lastUsedAt) })
          : t('settings.neverUsed')}
      </p>
    </div>
  );
}
