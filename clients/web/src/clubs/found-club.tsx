import { useLocation } from 'preact-iso';
import { textOf } from '../account/fields';
import { useSignInAddress } from '../account/sign-in-address';
import { useKey } from '../api/idempotency-key';
import { useListChange } from '../api/use-list-change';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { LinkButton } from '../design/link-button';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { FoundClubDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { BROWSERS_ZONE } from '../i18n/zone';
import people from '../people/people.module.css';
import { pageOfClub } from './addresses';

interface Props {
  readonly username: string;
  readonly isGuest: boolean;
}

/** Founds a club. Its name is filled in, so that one tap is enough; its page then shows the link to send. */
export function FoundClub({ username, isGuest }: Props) {
  return (
    <Panel title={t('clubs.foundTitle')}>
      {isGuest ? <KeepFirst /> : <Form username={username} />}
    </Panel>
  );
}

function KeepFirst() {
  return (
    <>
      <p class={people.muted}>{t('clubs.foundNeedsAccount')}</p>
      <LinkButton href={useSignInAddress('/keep')}>{t('account.keep')}</LinkButton>
    </>
  );
}

function Form({ username }: { username: string }) {
  const found = useListChange(FoundClubDocument, (data) => data.foundClub);
  const { keyFor, isDone } = useKey();
  const { route } = useLocation();
  async function send(form: HTMLFormElement): Promise<void> {
    const club = { name: textOf(new FormData(form), 'name').trim(), timeZone: BROWSERS_ZONE };
    const data = await found.send({ input: { ...club, idempotencyKey: keyFor(club) } });
    const id = data?.foundClub.club?.id;
    if (!id) return;
    isDone();
    route(pageOfClub(id));
  }
  return (
    <form
      class={people.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Field
        label={t('clubs.name')}
        hint={t('clubs.foundHint')}
        name="name"
        required
        minLength={3}
        maxLength={40}
        autocomplete="off"
        defaultValue={t('clubs.usualName', { name: username })}
        error={found.errorAt('name')}
      />
      <Button kind="main" type="submit" disabled={found.isSending}>
        {t('clubs.found')}
      </Button>
      <SendOutcome errors={found.otherErrors('name')} />
    </form>
  );
}
