import { textOf } from '../account/fields';
import { useKey } from '../api/idempotency-key';
import { randomHex } from '../api/random-hex';
import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { EnterCompetitionDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import people from '../people/people.module.css';
import type { PartProps } from './part-props';

const SEED_BYTES = 16;

/** Enters the viewer, with a partner where two enter together, and with a contribution to the draw. */
export function Enter({ competition, invitation }: PartProps) {
  const enter = useListChange(EnterCompetitionDocument, (data) => data.enterCompetition);
  const { keyFor, isDone } = useKey();
  const { id, fixedPartners, enteredCount, places, startedAt } = competition;
  async function send(fields: FormData): Promise<void> {
    const partner = fixedPartners ? textOf(fields, 'partner').trim() : null;
    const entry = { competitionId: id, partner, invitationToken: invitation };
    const idempotencyKey = keyFor(entry);
    // A retry sends the same seed, as its key is the same.
    const clientSeed = startedAt ? null : seedFor(idempotencyKey);
    if (!(await enter.send({ input: { ...entry, clientSeed, idempotencyKey } }))) return;
    isDone();
  }
  const isFull = enteredCount >= places;
  return (
    <form
      class={people.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {fixedPartners && (
        <Field
          label={t('competitions.partner')}
          hint={t('competitions.partnerHint')}
          name="partner"
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          error={enter.errorAt('partner')}
        />
      )}
      <p class={people.muted}>{t('competitions.meetAnyone')}</p>
      <Button kind="main" type="submit" disabled={enter.isSending}>
        {t(isFull ? 'competitions.enterWaiting' : 'competitions.enter')}
      </Button>
      <SendOutcome errors={enter.otherErrors('partner')} />
    </form>
  );
}

let last = { key: '', seed: '' };

/** A random seed, the same for the same key. */
function seedFor(key: string): string {
  if (last.key !== key) last = { key, seed: randomHex(SEED_BYTES) };
  return last.seed;
}
