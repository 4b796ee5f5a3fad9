import type { ComponentChildren } from 'preact';
import styles from './settings.module.css';

interface Props {
  /** @returns whether it succeeded; the fields are then cleared */
  readonly send: (fields: FormData) => Promise<boolean>;
  readonly children: ComponentChildren;
}

/** A form that does not leave its page. */
export function SettingsForm({ send, children }: Props) {
  async function submit(form: HTMLFormElement): Promise<void> {
    if (await send(new FormData(form))) form.reset();
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
