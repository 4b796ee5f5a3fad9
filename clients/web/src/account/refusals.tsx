import styles from './account.module.css';

interface Wrong {
  readonly message: string;
  readonly path?: readonly string[] | null;
}

/** The fields of accounts: each tells what is wrong with it. */
const FIELDS = ['username', 'password', 'email', 'usernameOrEmail'];

export const wrongAt =
  (errors: readonly Wrong[]) =>
  (field: string): string | undefined =>
    errors.find(({ path }) => path?.at(-1) === field)?.message;

/** What is wrong with no field that is shown. */
export function Refusals({ errors }: { errors: readonly Wrong[] }) {
  const others = errors.filter(({ path }) => !FIELDS.includes(path?.at(-1) ?? ''));
  return (
    <>
      {others.map(({ message }) => (
        <p key={message} class={styles.wrong} role="alert">
          {message}
        </p>
      ))}
    </>
  );
}
