import type { ComponentProps } from 'preact';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** `main`: the main action of a page; one per page. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger';
};

export function Button({ kind = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} class={`${styles.button} ${styles[kind]}`} {...rest} />;
}
