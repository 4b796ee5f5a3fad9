import { useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { ConfirmedButton } from '../design/confirmed-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { BlockUserDocument, UnblockUserDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './people.module.css';
import { ReportUser } from './report-user';

interface Props {
  readonly username: string;
  readonly isBlocked: boolean;
  readonly refresh: () => void;
}

/** Blocks, unblocks or reports a user. */
export function BlockUser({ username, isBlocked, refresh }: Props) {
  const [isReporting, setReporting] = useState(false);
  const block = useChange(BlockUserDocument, (data) => data.blockUser);
  const unblock = useChange(UnblockUserDocument, (data) => data.unblockUser);
  const change = isBlocked ? unblock : block;
  const send = async () => {
    if (await change.send({ input: { username } })) refresh();
  };
  return (
    <Panel title={t('people.trouble', { name: username })}>
      <div class={styles.form}>
        <p class={styles.muted}>{t(isBlocked ? 'people.isBlocked' : 'people.blockHint')}</p>
        <div class={styles.actions}>
          {isBlocked ? (
            <Button disabled={change.isSending} onClick={() => void send()}>
              {t('people.unblock')}
            </Button>
          ) : (
            <ConfirmedButton
              question={t('people.blockAsk', { name: username })}
              disabled={change.isSending}
              onConfirm={() => void send()}
            >
              {t('people.block')}
            </ConfirmedButton>
          )}
          <Button
            kind="quiet"
            aria-expanded={isReporting}
            onClick={() => setReporting(!isReporting)}
          >
            {t('people.report')}
          </Button>
        </div>
        <SendOutcome
          done={
            (isBlocked && block.isDone && t('people.blocked', { name: username })) ||
            (!isBlocked && unblock.isDone && t('people.unblocked', { name: username }))
          }
          errors={change.otherErrors()}
        />
        {isReporting && <ReportUser username={username} />}
      </div>
    </Panel>
  );
}
