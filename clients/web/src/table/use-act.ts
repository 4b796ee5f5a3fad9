import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { ActDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import type { Action, Match } from './game';

export interface Acting {
  /** The action that was sent and is not answered yet. It is shown as done. */
  readonly pending: Action | null;
  /** Why the last action was refused, or empty. */
  readonly refusal: string;
  readonly send: (action: Action) => void;
}

/** Sends actions. An action is shown at once; after a refusal it is undone and the reason is shown. */
export function useAct(match: Match): Acting {
  const [, act] = useMutation(ActDocument);
  const [sent, setSent] = useState<{ action: Action; version: number } | null>(null);
  const [refusal, setRefusal] = useState('');
  const pending = sent?.version === match.version ? sent.action : null;

  async function send(action: Action): Promise<void> {
    if (pending) return;
    setSent({ action, version: match.version });
    setRefusal('');
    const { data, error } = await act({
      input: { matchId: match.id, actions: [action.token], expectedVersion: match.version },
    });
    const reasonOf = data?.act.userErrors[0]?.message ?? (error && t('app.failed'));
    if (!reasonOf) return;
    setSent(null);
    setRefusal(reasonOf);
  }
  return { pending, refusal, send: (action) => void send(action) };
}
