import { useState } from 'preact/hooks';
import { textOf } from '../account/fields';
import { useChange } from '../api/use-change';
import { QrCode } from '../challenge/qr-code';
import { Button } from '../design/button';
import { CopyButton } from '../design/copy-button';
import { Field } from '../design/field';
import { Newcomer } from '../design/newcomer';
import { SendOutcome } from '../design/outcome';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  RenewRecoveryCodesDocument,
  TurnOffSecondFactorDocument,
} from '../generated/graphql';
import type { AccountSettingsQuery } from '../generated/graphql';
import { day } from '../i18n/dates';
import { t } from '../i18n/i18n';
import { ProofFields } from './proof-fields';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

type Me = NonNullable<AccountSettingsQuery['me']>;

interface Props {
  readonly me: Pick<Me, 'secondFactor' | 'staffRole'>;
  readonly refresh: () => Promise<unknown>;
}

/** Two-factor sign-in: turns it on and off, and shows new recovery codes once. */
export function SecondFactorPanel({ me: { secondFactor, staffRole }, refresh }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    void refresh();
  };
  return (
    <div class={styles.form}>
      <p class={styles.hint}>{t('settings.factorHint')}</p>
      {staffRole?.obstacle && <p>{t(`settings.roleObstacle.${staffRole.obstacle}`)}</p>}
      {codes && (
        <Newcomer key={codes[0]}>
          <RecoveryCodes codes={codes} />
        </Newcomer>
      )}
      {secondFactor ? (
        <>
          <p>
            {t('settings.factorOn', {
              date: day(secondFactor.since),
              left: String(secondFactor.recoveryCodesLeft),
            })}
          </p>
          <Renew onCodes={show} />
          <TurnOff
            refresh={async () => {
              setCodes(null);
              await refresh();
            }}
          />
        </>
      ) : (
        <TurnOn onCodes={show} />
      )}
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  return (
    <div class={styles.secret} role="status">
      <p>{t('settings.recoveryOnce')}</p>
      <pre>{text}</pre>
      <CopyButton text={text} />
      <Button kind="quiet" onClick={() => window.print()}>
        {t('settings.print')}
      </Button>
    </div>
  );
}

interface Codes {
  readonly onCodes: (codes: readonly string[]) => void;
}

function TurnOn({ onCodes }: Codes) {
  const begin = useChange(BeginSecondFactorDocument, (data) => data.beginSecondFactor);
  const [begun, setBegun] = useState<{ uri: string; secret: string } | null>(null);
  async function send(fields: FormData): Promise<boolean> {
    const answer = await begin.send({ input: { password: textOf(fields, 'password') } });
    const { uri, secret } = answer?.beginSecondFactor ?? {};
    if (uri && secret) setBegun({ uri, secret });
    return Boolean(uri);
  }
  if (begun) return <Confirm {...begun} onCodes={onCodes} />;
  return (
    <SettingsForm send={send}>
      <ProofFields change={begin} hasFactor={false} />
      <Button type="submit" disabled={begin.isSending}>
        {t('settings.factorTurnOn')}
      </Button>
      <SendOutcome errors={begin.otherErrors('password')} />
    </SettingsForm>
  );
}

function Confirm({ uri, secret, onCodes }: Codes & { uri: string; secret: string }) {
  const confirm = useChange(ConfirmSecondFactorDocument, (data) => data.confirmSecondFactor);
  async function send(fields: FormData): Promise<boolean> {
    const answer = await confirm.send({ input: { code: textOf(fields, 'code') } });
    const codes = answer?.confirmSecondFactor.recoveryCodes;
    if (codes) onCodes(codes);
    return Boolean(codes);
  }
  return (
    <>
      <p>{t('settings.factorScan')}</p>
      <QrCode text={uri} label={t('settings.factorQr')} />
      <a class={styles.handheld} href={uri}>
        {t('settings.factorOpen')}
      </a>
      <p>{t('settings.factorType')}</p>
      <div class={styles.secret}>
        <code>{secret}</code>
        <CopyButton text={secret} />
      </div>
      <SettingsForm send={send}>
        <div class={styles.wide}>
          <Newcomer>
            <Field
              label={t('settings.factorFirst')}
              name="code"
              inputMode="numeric"
              autocomplete="one-time-code"
              required
              error={confirm.errorAt('code')}
            />
          </Newcomer>
        </div>
        <Button type="submit" disabled={confirm.isSending}>
          {t('settings.factorConfirm')}
        </Button>
        <SendOutcome errors={confirm.otherErrors('code')} />
      </SettingsForm>
    </>
  );
}

const proofOf = (fields: FormData) => ({
  password: textOf(fields, 'password'),
  code: textOf(fields, 'code'),
});

function Renew({ onCodes }: Codes) {
  const renew = useChange(RenewRecoveryCodesDocument, (data) => data.renewRecoveryCodes);
  async function send(fields: FormData): Promise<boolean> {
    const answer = await renew.send({ input: proofOf(fields) });
    const codes = answer?.renewRecoveryCodes.recoveryCodes;
    if (codes) onCodes(codes);
    return Boolean(codes);
  }
  return (
    <details>
      <summary>{t('settings.recoveryRenew')}</summary>
      <SettingsForm send={send}>
        <ProofFields change={renew} hasFactor />
        <Button type="submit" disabled={renew.isSending}>
          {t('settings.recoveryRenew')}
        </Button>
        <SendOutcome errors={renew.otherErrors('password', 'code')} />
      </SettingsForm>
    </details>
  );
}

function TurnOff({ refresh }: Pick<Props, 'refresh'>) {
  const off = useChange(TurnOffSecondFactorDocument, (data) => data.turnOffSecondFactor);
  async function send(fields: FormData): Promise<boolean> {
    const isDone = Boolean(await off.send({ input: proofOf(fields) }));
    if (isDone) await refresh();
    return isDone;
  }
  return (
    <details>
      <summary>{t('settings.factorTurnOff')}</summary>
      <SettingsForm send={send}>
        <ProofFields change={off} hasFactor />
        <Button type="submit" disabled={off.isSending}>
          {t('settings.factorTurnOff')}
        </Button>
        <SendOutcome errors={off.otherErrors('password', 'code')} />
      </SettingsForm>
    </details>
  );
}
