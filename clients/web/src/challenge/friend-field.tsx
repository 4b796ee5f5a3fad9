import { useQuery } from '@urql/preact';
import { useId } from 'preact/hooks';
import { Field } from '../design/field';
import { SuggestFriendsDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';

interface Props {
  readonly label: string;
  readonly username: string;
  readonly onChange: (username: string) => void;
  readonly error: string | undefined;
  /** Whether the label stands in the field, and no hint beside it. */
  readonly isCompact?: boolean;
}

/** The service finds names from their second letter on. */
const SHORTEST = 2;

/** A field for a user name. Names that begin with the input are suggested. */
export function FriendField({ label, username, onChange, error, isCompact }: Props) {
  const list = useId();
  const prefix = username.trim();
  const [{ data }] = useQuery({
    query: SuggestFriendsDocument,
    variables: { prefix },
    pause: prefix.length < SHORTEST,
  });
  const found = data?.users.nodes.filter((user) => user !== null) ?? [];
  return (
    <>
      <Field
        label={label}
        hint={isCompact ? undefined : t('challenge.friendHint')}
        isCompact={isCompact}
        value={username}
        list={list}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        required
        error={error}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {found.map((user) => (
          <option key={user.id} value={user.username} />
        ))}
      </datalist>
    </>
  );
}
