import type { ComponentProps } from 'preact';
import styles from './icon-button.module.css';

type Props = ComponentProps<'button'> & {
  /** The meaning of the icon, for screen readers and as a tooltip. */
  readonly label: string;
};

export function IconButton({ label, ...rest }: Props) {
  return <button type="button" class={styles.button} aria-label={label} title={label} {...rest} />;
}
