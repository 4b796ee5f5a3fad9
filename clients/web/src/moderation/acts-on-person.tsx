import { useState } from 'preact/hooks';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useDraft } from '../api/drafts';
import { useListChange } from '../api/use-list-change';
import type { Payload } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import {
  MuteUserDocument,
  SuspendUserDocument,
  UnmuteUserDocument,
  UnsuspendUserDocument,
  WarnUserDocument,
} from '../generated/graphql';
import { t } from '../i18n/i18n';
import { shownName } from '../people/user-name';
import styles from './moderation.module.css';
import { isReason, ReasonField } from './reason-field';
import { SanctionEndFields, useSanctionEnd } from './sanction-end';
import type { ChosenEnd } from './sanction-end';

/** The input of every act; only acts that last have an end. */
interface Input {
  readonly username: string;
  readonly reason: string;
  readonly until?: string | null;
}

type Act = TypedDocumentNode<{ readonly done: Payload }, { readonly input: Input }>;

const ACTS_ON_PERSON = {
  WARN: WarnUserDocument as Act,
  MUTE: MuteUserDocument as Act,
  UNMUTE: UnmuteUserDocument as Act,
  SUSPEND: SuspendUserDocument as Act,
  UNSUSPEND: UnsuspendUserDocument as Act,
} as const;
type ActName = keyof typeof ACTS_ON_PERSON;

const NAMES = Object.keys(ACTS_ON_PERSON) as readonly ActName[];

/** What a moderator does to a person without a report. */
export function ActsOnPerson({ username }: { username: string }) {
  const [name, setName] = useState<ActName>('WARN');
  // Both stay when another act is chosen.
  const [typed, setTyped] = useDraft(`act.${username}`);
  const end = useSanctionEnd(name);
  return (
    <Panel title={t('moderation.actOn')}>
      <div class={styles.fields}>
        <Select<ActName>
          label={t('moderation.act')}
          options={NAMES.map((each) => [each, t(`moderation.sanction.${each}`)] as const)}
          value={name}
          onChoose={setName}
        />
        <ActForm key={name} {...{ name, username, typed, setTyped, end }} />
      </div>
    </Panel>
  );
}

interface FormProps {
  readonly name: ActName;
  readonly username: string;
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly end: ChosenEnd;
}

function ActForm({ name, username, typed, setTyped, end }: FormProps) {
  const change = useListChange(ACTS_ON_PERSON[name], (data) => data.done);
  const input = { username, reason: typed.trim(), ...end.input };
  return (
    <>
      {end.fields && <SanctionEndFields {...end.fields} error={change.errorAt('until')} />}
      <ReasonField label={t('moderation.why')} change={change} value={typed} onChange={setTyped} />
      <p>{t('moderation.whyIsRead')}</p>
      <ConfirmedChange
        change={change}
        variables={{ input }}
        question={t(`moderation.askOn.${name}`, { name: shownName(username) })}
        disabled={!isReason(typed) || end.isMissing}
        fields={['reason', 'until']}
        done={t(`moderation.doneOn.${name}`)}
        onDone={() => setTyped('')}
      >
        {t(`moderation.sanction.${name}`)}
      </ConfirmedChange>
    </>
  );
}
