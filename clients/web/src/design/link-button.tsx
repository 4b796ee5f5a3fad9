import type { ComponentProps } from 'preact';
import styles from './button.module.css';

type Props = ComponentProps<'a'> & { readonly kind?: 'main' | 'plain' | 'quiet' };

/** A link that looks like a button. */
export function LinkButton({ kind = 'plain', ...rest }: Props) {
  return <a class={`${styles.button} ${styles.link} ${styles[kind]}`} {...rest} />;
}
